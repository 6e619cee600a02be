//! From trees of properties to records.
//!
//! Where a node of the file holds several moves, or a setup with moves, each becomes a node of the
//! record: the setup first, then the moves in the order of the file; so do moves in the root, which
//! SGF calls bad style. The texts and marks go to the last of them, as they speak of the position
//! that the node shows; those of a root stay there. (FF\[4\] forbids such nodes. SGFC splits alike.)

use super::error::{ReadError, WarningKind, Warnings};
use super::info;
use super::step::{PointBudget, Step};
use super::syntax::RawNode;
use crate::engine::{NodeId, Property, Record, Size};

/// Reads the records of a text. Those that are not of Go or too large are left out, unless nothing
/// else is there.
pub(super) fn records(nodes: &[RawNode], warnings: &mut Warnings) -> Result<Vec<Record>, ReadError> {
    let starts: Vec<usize> = (0..nodes.len()).filter(|&index| nodes[index].parent.is_none()).collect();
    let mut budget = PointBudget::default();
    let mut records = Vec::new();
    let mut refusal = None;
    for (nth, &start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(nodes.len());
        match size_of_go(&nodes[start], warnings) {
            Ok(size) => records.push(record(&nodes[start..end], start, size, warnings, &mut budget)?),
            Err(error) => refusal = refusal.or(Some(error)),
        }
    }
    match refusal {
        Some(error) if records.is_empty() => Err(error),
        _ => Ok(records),
    }
}

/// The board of a tree, if it is a game of Go on a board that there is.
fn size_of_go(root: &RawNode, warnings: &mut Warnings) -> Result<Size, ReadError> {
    let (offset, raw_game) = root.find("GM").map_or((0, "1"), |gm| (gm.offset, gm.first().trim()));
    match raw_game.parse::<u32>() {
        Ok(1) => {}
        Ok(game) => {
            warnings.add(offset, WarningKind::NotGo { game });
            return Err(ReadError::NotGo { game });
        }
        Err(_) => bad_value("GM", raw_game, offset, warnings),
    }
    let Some(sz) = root.find("SZ") else { return Ok(Size::FULL) };
    let raw = sz.first().trim();
    let Some((width, height)) = sides(raw) else {
        bad_value("SZ", raw, sz.offset, warnings);
        return Ok(Size::FULL);
    };
    let side = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    Size::new(side(width), side(height)).map_err(|_| {
        warnings.add(sz.offset, WarningKind::BoardTooLarge { size: raw.to_owned() });
        ReadError::BoardTooLarge { size: raw.to_owned() }
    })
}

/// Reads `19`, `19:13` and `19x13`, from 1 up.
fn sides(raw: &str) -> Option<(u32, u32)> {
    let (width, height) = raw.split_once([':', 'x', 'X', '×']).unwrap_or((raw, raw));
    let side = |text: &str| text.trim().parse::<u32>().ok().filter(|&side| side > 0);
    side(width).zip(side(height))
}

fn bad_value(ident: &str, value: &str, offset: usize, warnings: &mut Warnings) {
    if !value.is_empty() {
        let kind = WarningKind::BadValue { ident: ident.to_owned(), value: value.to_owned() };
        warnings.add(offset, kind);
    }
}

/// Reads a tree whose first node is number `start` of the text.
fn record(
    tree: &[RawNode],
    start: usize,
    size: Size,
    warnings: &mut Warnings,
    budget: &mut PointBudget,
) -> Result<Record, ReadError> {
    let mut record = Record::new(size);
    // For every node of the file, the last one that it became.
    let mut ids: Vec<NodeId> = Vec::with_capacity(tree.len());
    for node in tree {
        let step = Step::read(node, size, warnings, budget)?;
        let last = match node.parent {
            Some(parent) => add_step(&mut record, ids[parent - start], step, node, warnings),
            None => set_root(&mut record, step, node, warnings),
        };
        ids.push(last);
    }
    if let Some(node) = info_node(tree, start) {
        record.info = info::read(node, warnings);
        check_handicap(&record, node, warnings);
    }
    Ok(record)
}

/// The node that tells about the game: the root, or the first of the main line to do so (where
/// several games are merged into one tree).
fn info_node<'a, 'n>(tree: &'n [RawNode<'a>], start: usize) -> Option<&'n RawNode<'a>> {
    // A node's first child comes right after it.
    let child = |&index: &usize| {
        let next = index + 1;
        tree.get(next).filter(|node| node.parent == Some(start + index)).map(|_| next)
    };
    std::iter::successors(Some(0), child).map(|index| &tree[index]).find(|node| info::stands_in(node))
}

fn set_root(record: &mut Record, step: Step, node: &RawNode, warnings: &mut Warnings) -> NodeId {
    let Step { setup, moves, name, comment, marks, territory, properties } = step;
    let root = record.node_mut(NodeId::ROOT);
    (root.setup, root.name, root.comment) = (setup, name, comment);
    (root.marks, root.territory) = (marks, territory);
    root.properties = properties.into_iter().filter(|property| !is_told_otherwise(property, node)).collect();
    let mut last = NodeId::ROOT;
    for &mv in &moves {
        last = record.add_child(last);
        record.node_mut(last).mv = Some(mv);
    }
    if moves.len() > 1 {
        warn_mixed(node, warnings);
    }
    last
}

/// Whether a property of the root is kept elsewhere than among its raw properties.
fn is_told_otherwise(property: &Property, root: &RawNode) -> bool {
    match property.ident.as_str() {
        "SZ" => true,
        "RE" => !root.find("RE").is_some_and(info::result_is_unread),
        ident => info::holds(ident),
    }
}

fn add_step(
    record: &mut Record,
    parent: NodeId,
    step: Step,
    node: &RawNode,
    warnings: &mut Warnings,
) -> NodeId {
    let Step { setup, moves, name, comment, marks, territory, properties } = step;
    let changes_stones = !(setup.black.is_empty() && setup.white.is_empty() && setup.empty.is_empty());
    // Beside a move, whose turn it is says nothing that the move does not.
    let has_setup = if moves.is_empty() { !setup.is_empty() } else { changes_stones };
    if moves.len() + usize::from(has_setup) > 1 {
        warn_mixed(node, warnings);
    }
    let mut last = record.add_child(parent);
    if has_setup {
        record.node_mut(last).setup = setup;
    }
    for (nth, &mv) in moves.iter().enumerate() {
        if nth > 0 || has_setup {
            last = record.add_child(last);
        }
        record.node_mut(last).mv = Some(mv);
    }
    let target = record.node_mut(last);
    (target.name, target.comment, target.properties) = (name, comment, properties);
    (target.marks, target.territory) = (marks, territory);
    last
}

fn warn_mixed(node: &RawNode, warnings: &mut Warnings) {
    let offset = node.properties.first().map_or(0, |property| property.offset);
    warnings.add(offset, WarningKind::Mixed);
}

fn check_handicap(record: &Record, node: &RawNode, warnings: &mut Warnings) {
    let stated = record.info.handicap;
    let root = record.node(NodeId::ROOT);
    let first = root.children().first().map_or(root, |&child| record.node(child));
    let placed = [root, first].iter().map(|node| node.setup.black.len()).find(|&n| n > 0).unwrap_or(0);
    // One stone of handicap is the first move without komi.
    let agrees = placed == usize::from(stated) || (stated == 1 && placed == 0);
    if let Some(ha) = node.find("HA").filter(|_| stated > 0 && !agrees) {
        warnings.add(ha.offset, WarningKind::HandicapDiffers { stated, placed });
    }
}
