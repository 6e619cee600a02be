//! The record of a game: a tree of moves with what is known about the game.

use serde::{Deserialize, Serialize};

use super::{Color, HalfPoints, Move, Outcome, PerColor, Point, Preset, Setup, Size};

/// A node of a [`Record`]. Ids of one record mean nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The node that every record begins with.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A sign on a point or a text beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub at: Point,
    pub shape: Shape,
}

/// The signs that records put on points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    Circle,
    Cross,
    Selected,
    Square,
    Triangle,
    Label(String),
}

/// A property that the program keeps but does not read: its name, and its values as the file
/// spells them, escapes included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub ident: String,
    pub values: Vec<String>,
}

/// One step of a record: a move, a setup, or a place for comments.
#[derive(Clone, Debug, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    pub mv: Option<Move>,
    pub setup: Setup,
    pub name: String,
    pub comment: String,
    pub marks: Vec<Mark>,
    /// The points that the record gives to a side after a count, those under dead stones included.
    pub territory: Vec<(Point, Color)>,
    pub properties: Vec<Property>,
}

impl Node {
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The continuations, the main one first.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Whether the nodes are alike but for their places in their trees.
    fn says_the_same(&self, other: &Node) -> bool {
        fn said(node: &Node) -> impl PartialEq + '_ {
            (node.mv, &node.setup, &node.name, &node.comment, &node.marks, &node.territory, &node.properties)
        }
        said(self) == said(other)
    }
}

/// The rule system that a record names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulesName {
    #[default]
    Unstated,
    Known(Preset),
    /// As the record spells it.
    Other(String),
}

impl RulesName {
    /// The preset to play by: the named one, or the default.
    #[must_use]
    pub fn preset(&self) -> Preset {
        match self {
            RulesName::Known(preset) => *preset,
            RulesName::Unstated | RulesName::Other(_) => Preset::default(),
        }
    }
}

/// What is known about a game as a whole. An empty text means: not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    pub names: PerColor<String>,
    pub ranks: PerColor<String>,
    pub komi: HalfPoints,
    /// Number of handicap stones.
    pub handicap: u8,
    pub rules: RulesName,
    pub outcome: Option<Outcome>,
    /// As the record spells it, usually `2026-05-01`.
    pub date: String,
    pub event: String,
    pub place: String,
}

/// A game of Go as a tree of [`Node`]s in an arena.
///
/// Two records are equal when they say the same of the game and hold the same tree, in whatever
/// order its nodes were made.
#[derive(Clone, Debug)]
pub struct Record {
    size: Size,
    pub info: GameInfo,
    nodes: Vec<Node>,
}

impl Record {
    /// A record with nothing but its root.
    #[must_use]
    pub fn new(size: Size) -> Record {
        Record { size, info: GameInfo::default(), nodes: vec![Node::default()] }
    }

    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Number of nodes, the root included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing follows the root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The node of an id.
    ///
    /// # Panics
    /// When the id is of another record.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Whether the record has a node of that id.
    #[must_use]
    pub fn has(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// The node of an id, to change.
    ///
    /// # Panics
    /// When the id is of another record.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Adds an empty node as the last continuation of `parent`.
    ///
    /// # Panics
    /// When the id is of another record, or at 2³² nodes.
    pub fn add_child(&mut self, parent: NodeId) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a record of fewer than 2^32 nodes"));
        self.nodes.push(Node { parent: Some(parent), ..Node::default() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Takes away the node that was added last; the root stays.
    pub fn remove_last(&mut self) -> Option<Node> {
        let parent = self.nodes.last()?.parent?;
        let last = self.nodes.len() - 1;
        self.nodes[parent.index()].children.retain(|child| child.index() != last);
        self.nodes.pop()
    }

    /// Makes the line from the root to `id` the main line as far as there; the others stay, as
    /// variations, in their order.
    pub fn promote(&mut self, id: NodeId) {
        for step in self.path(id).windows(2) {
            let children = &mut self.nodes[step[0].index()].children;
            if let Some(at) = children.iter().position(|&child| child == step[1]) {
                children[..=at].rotate_right(1);
            }
        }
    }

    /// The continuation of `parent` by this move: the one already there, or a new one.
    pub fn child_by_move(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let known =
            self.node(parent).children.iter().find(|&&child| self.node(child).mv == Some(mv)).copied();
        known.unwrap_or_else(|| {
            let child = self.add_child(parent);
            self.node_mut(child).mv = Some(mv);
            child
        })
    }

    /// The continuation of `parent` by this change of the position without a move: the one already
    /// there, or a new one.
    pub fn child_by_setup(&mut self, parent: NodeId, setup: &Setup) -> NodeId {
        let is_it = |&child: &NodeId| self.node(child).mv.is_none() && self.node(child).setup == *setup;
        let known = self.node(parent).children.iter().copied().find(is_it);
        known.unwrap_or_else(|| {
            let child = self.add_child(parent);
            self.node_mut(child).setup = setup.clone();
            child
        })
    }

    /// The nodes from the root to `id`, both included.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&node| self.node(node).parent).collect();
        path.reverse();
        path
    }

    /// The nodes from `id` down its main continuations to the end, `id` included.
    #[must_use]
    pub fn main_line(&self, id: NodeId) -> Vec<NodeId> {
        std::iter::successors(Some(id), |&node| self.node(node).children.first().copied()).collect()
    }

    /// A record of one line: the nodes from the root to `id` without any others.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Record {
        let path = self.path(id);
        let number = |index: usize| NodeId(index as u32);
        let nodes = path.iter().enumerate().map(|(index, &id)| Node {
            parent: index.checked_sub(1).map(number),
            children: (index + 1..path.len()).take(1).map(number).collect(),
            ..self.node(id).clone()
        });
        Record { size: self.size, info: self.info.clone(), nodes: nodes.collect() }
    }

    /// Which child each step from the root to `id` takes: a path that any copy of the record can
    /// follow, unlike the id.
    #[must_use]
    pub fn turns(&self, id: NodeId) -> Vec<u32> {
        self.path(id)
            .windows(2)
            .filter_map(|step| self.node(step[0]).children.iter().position(|&child| child == step[1]))
            .map(|index| index as u32)
            .collect()
    }

    /// The node that [`turns`](Record::turns) lead to, if they lead anywhere.
    #[must_use]
    pub fn follow(&self, turns: &[u32]) -> Option<NodeId> {
        turns.iter().try_fold(NodeId::ROOT, |node, &turn| {
            self.node(node).children.get(usize::try_from(turn).ok()?).copied()
        })
    }

    /// Number of moves from the root to `id`, passes included.
    #[must_use]
    pub fn move_number(&self, id: NodeId) -> usize {
        self.path(id).into_iter().filter(|&node| self.node(node).mv.is_some()).count()
    }

    /// Whether every node has at most one continuation.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }

    /// Who is to move at the root when nothing says otherwise: White after handicap stones.
    #[must_use]
    pub fn first_to_move(&self) -> Color {
        let root = self.node(NodeId::ROOT);
        if let Some(color) = root.setup.to_play {
            return color;
        }
        let first_child = root.children.first().map(|&child| self.node(child));
        if let Some(first) = root.mv.or_else(|| first_child?.mv) {
            return first.color;
        }
        if self.info.handicap > 0 && !root.setup.black.is_empty() { Color::White } else { Color::Black }
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        let mut todo = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((own, theirs)) = todo.pop() {
            let (own, theirs) = (self.node(own), other.node(theirs));
            if !own.says_the_same(theirs) || own.children.len() != theirs.children.len() {
                return false;
            }
            todo.extend(own.children.iter().copied().zip(theirs.children.iter().copied()));
        }
        self.size == other.size && self.info == other.info
    }
}

impl Eq for Record {}
