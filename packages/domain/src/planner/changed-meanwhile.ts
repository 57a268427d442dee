/**
 * The fields that somebody else gave another value since they were last seen, and that are now to have a third one. What both
 * made the same, and what only one of them changed, is none of them.
 * @param seen  what the change was made from; a field that is not told of counts as seen as it stands
 * @param change  what is wanted
 * @param there  what stands there by now
 */
export function changedMeanwhile<Row extends object>(
  seen: { [Key in keyof Row]?: Row[Key] | undefined },
  change: { [Key in keyof Row]?: Row[Key] | undefined },
  there: Row,
): (keyof Row)[] {
  const wanted = Object.keys(change) as (keyof Row)[]
  return wanted.filter(
    (field) =>
      change[field] !== undefined &&
      seen[field] !== undefined &&
      there[field] !== seen[field] &&
      there[field] !== change[field],
  )
}
