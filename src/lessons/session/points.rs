//! Answers that are marks, numbers, choices, and stones put or moved by hand.

use std::collections::BTreeSet;

use super::{Session, int, moves_since};
use crate::engine::Point;
use crate::lessons::answer::{MarkKind, Numbers, Reply, ReplyKind, Text};
use crate::lessons::goal::{Goal, Quantity, Wanted};
use crate::lessons::notation::{Line, Points};

impl Session {
    /// A choice, with the moves that show what comes of it.
    pub(super) fn choose(&mut self, choice: &str) -> Reply {
        let Goal::Choose { options, right, shows, points } = &self.page.goal else { return Reply::ignored() };
        if !options.iter().any(|option| option == choice) {
            return Reply::ignored();
        }
        let kind = if right == choice { ReplyKind::Right } else { ReplyKind::Wrong };
        // The checker has read it.
        let line: Line = shows.get(choice).and_then(|line| line.parse().ok()).unwrap_or_default();
        let points: Points = points.get(choice).and_then(|points| points.parse().ok()).unwrap_or_default();
        let ply = self.game.ply();
        self.before_answer = self.game.cursor();
        self.play_on(&line);
        Reply::new(kind, Some(self.key(&format!("reply.{choice}"))))
            .with_moves(moves_since(&self.game, ply))
            .with_marks(MarkKind::Look, points.0)
    }

    /// A number; a wrong one is answered on the board too.
    pub(super) fn count(&mut self, given: i32) -> Reply {
        let Goal::Count { shows, .. } = &self.page.goal else { return Reply::ignored() };
        let (shows, ply) = (shows.clone(), self.game.ply());
        let reply = self.judge_number(given);
        self.before_answer = self.game.cursor();
        self.play_on(&shows);
        reply.with_moves(moves_since(&self.game, ply))
    }

    fn judge_number(&self, given: i32) -> Reply {
        let Goal::Count { of, tries, points, .. } = &self.page.goal else { return Reply::ignored() };
        let count = self.quantity(of);
        let numbers = Numbers { count, given, left: count.saturating_sub(given) };
        if given == count {
            let right = Reply::new(ReplyKind::Right, Some(self.key("right"))).with_numbers(numbers);
            return right.with_marks(MarkKind::Found, self.counted(of));
        }
        let guess = tries.iter().find(|guess| guess.number == given);
        let say = guess.map_or("wrong", |guess| &guess.say);
        let named = [guess.map(|guess| &guess.points), Some(points)].into_iter().flatten();
        let named = named.into_iter().find(|points| !points.is_empty());
        let look = named.map_or_else(|| self.counted(of), |points| points.0.clone());
        Reply::new(ReplyKind::Wrong, Some(self.key(say)))
            .with_numbers(numbers)
            .with_marks(MarkKind::Look, look)
    }

    /// One mark: right ones stay, wrong ones are answered at once.
    pub(super) fn tap(&mut self, point: Point) -> Reply {
        let Goal::Mark { wanted, tries } = &self.page.goal else { return Reply::ignored() };
        let all = self.wanted(wanted);
        if !all.contains(&point) {
            let tap = tries.iter().find(|tap| tap.at.contains(point));
            let reply = Reply::new(ReplyKind::Wrong, Some(self.key(tap.map_or("wrong", |tap| &tap.say))));
            let look = tap.into_iter().flat_map(|tap| tap.points.iter()).filter(|&look| look != point);
            return reply
                .with_numbers(self.numbers(all.len()))
                .with_marks(MarkKind::Extra, [point])
                .with_marks(MarkKind::Look, look);
        }
        let marked = match wanted {
            Wanted::Chains(_) => self.position().board().chain(point),
            _ => vec![point],
        };
        self.found.extend(marked.iter().copied());
        self.progress(all.len(), marked)
    }

    /// All marks at once: the right ones stay.
    pub(super) fn marks(&mut self, marks: &BTreeSet<Point>) -> Reply {
        let all = match &self.page.goal {
            Goal::Mark { wanted, .. } => self.wanted(wanted),
            Goal::Count { of: Quantity::LibertiesOf(of), .. } => {
                self.wanted(&Wanted::LibertiesOf(of.clone()))
            }
            _ => return Reply::ignored(),
        };
        let extra: Vec<Point> = marks.difference(&all).copied().collect();
        let missed: Vec<Point> = all.difference(marks).copied().collect();
        self.found = all.intersection(marks).copied().collect();
        let numbers = self.numbers(all.len());
        let right = extra.is_empty() && missed.is_empty();
        let (kind, say) = if right { (ReplyKind::Right, "right") } else { (ReplyKind::Wrong, "wrong") };
        Reply::new(kind, Some(self.key(say)))
            .with_numbers(numbers)
            .with_marks(MarkKind::Extra, extra)
            .with_marks(MarkKind::Missed, missed)
    }

    /// A prisoner put on a point.
    pub(super) fn fill(&mut self, point: Point) -> Reply {
        let Goal::Fill { stones, area, .. } = &self.page.goal else { return Reply::ignored() };
        let wanted = usize::try_from(*stones).unwrap_or(usize::MAX);
        if self.found.contains(&point) {
            return Reply::ignored();
        }
        if !area.contains(point) || !self.position().board().is_empty(point) {
            let reply = Reply::new(ReplyKind::Wrong, Some(self.key("wrong")));
            return reply.with_numbers(self.numbers(wanted)).with_marks(MarkKind::Extra, [point]);
        }
        self.found.insert(point);
        self.progress(wanted, vec![point])
    }

    /// A stone moved, to put a territory in order.
    pub(super) fn slide(&mut self, from: Point, to: Point) -> Reply {
        let Goal::Arrange { from: sources, to: targets } = &self.page.goal else { return Reply::ignored() };
        let wanted = targets.0.len();
        let fits = sources.contains(from)
            && targets.contains(to)
            && !self.left.contains(&from)
            && !self.found.contains(&to);
        if !fits {
            let reply = Reply::new(ReplyKind::Wrong, Some(self.key("wrong")));
            return reply.with_numbers(self.numbers(wanted)).with_marks(MarkKind::Extra, [from, to]);
        }
        self.left.insert(from);
        self.found.insert(to);
        self.progress(wanted, vec![to])
    }

    fn progress(&self, wanted: usize, marked: Vec<Point>) -> Reply {
        let (kind, text) = if self.found.len() >= wanted {
            (ReplyKind::Right, self.key("right"))
        } else {
            (ReplyKind::Continue, Text::Common("more"))
        };
        Reply::new(kind, Some(text)).with_numbers(self.numbers(wanted)).with_marks(MarkKind::Found, marked)
    }

    fn numbers(&self, wanted: usize) -> Numbers {
        let left = wanted.saturating_sub(self.found.len());
        Numbers { count: int(wanted), left: int(left), given: int(self.found.len()) }
    }
}
