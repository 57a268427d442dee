import { readClosedSet } from '#api/db/row-types.ts'
import type { Rule, SchemaFacts } from '#api/db/schema-facts.ts'

/**
 * What of a schema the code of a release, which knows another one, would trip over: columns that it reads or writes and that
 * are gone or different, values that it does not give, and rules that its rows may not keep. It writes no column that it does
 * not know, so what is about new columns alone is none of that.
 * @returns a sentence for each, in the order of the release's tables
 */
export function listBreaks(released: SchemaFacts, today: SchemaFacts): string[] {
  const known = new Set(released.columns.map(({ table, name }) => `${table}.${name}`))
  const tables = new Set(released.columns.map(({ table }) => table))
  return [
    ...released.columns.flatMap((column) => {
      const now = today.columns.find(({ table, name }) => table === column.table && name === column.name)
      return changesOf(column, now).map((what) => `${column.table}.${column.name} ${what}`)
    }),
    ...today.columns
      .filter(({ table, name }) => tables.has(table) && !known.has(`${table}.${name}`))
      .filter(({ isNullable, hasDefault, isComputed }) => !isNullable && !hasDefault && !isComputed)
      .map(({ table, name }) => `${table}.${name} is new and wants a value`),
    ...today.rules
      .filter((rule) => tables.has(rule.table) && isAbout(rule, known) && !isMet(rule, released.rules))
      .map(({ table, definition }) => `${table} has a new rule: ${definition}`),
    ...released.rules
      .filter((rule) => rule.isUnique && !today.rules.some((now) => isSame(rule, now)))
      .map(({ table, definition }) => `${table} cannot be asked for a conflict any more: ${definition}`),
  ]
}

type Column = SchemaFacts['columns'][number]

function changesOf(column: Column, now: Column | undefined): string[] {
  if (now === undefined) return ['is gone']
  return [
    ...(now.type === column.type ? [] : [`is ${now.type} and was ${column.type}`]),
    ...(column.isNullable && !now.isNullable ? ['takes no null any more'] : []),
    ...(column.hasDefault && !now.hasDefault ? ['has no default any more'] : []),
    ...(now.isComputed && !column.isComputed ? ['is filled in by the database alone'] : []),
  ]
}

/** Whether a rule is about a column of the release; where only its text says what it is about, it may be. */
function isAbout({ table, columns }: Rule, known: ReadonlySet<string>): boolean {
  return columns.length === 0 || columns.some((name) => known.has(`${table}.${name}`))
}

/** Whether rows of the release keep a rule: it was there, or it takes more than one that was. */
function isMet(rule: Rule, before: readonly Rule[]): boolean {
  const set = readClosedSet(rule.definition)
  return before.some((other) => {
    if (isSame(rule, other)) return true
    const narrower = readClosedSet(other.definition)
    return (
      rule.table === other.table &&
      set !== undefined &&
      narrower?.column === set.column &&
      narrower.words.every((word) => set.words.includes(word))
    )
  })
}

function isSame(one: Rule, other: Rule): boolean {
  // Whether a constraint was looked at on all rows changes nothing for those to come.
  const textOf = ({ definition }: Rule) => definition.replace(/ NOT VALID$/, '')
  return one.table === other.table && textOf(one) === textOf(other)
}
