import { CamelCasePlugin } from 'kysely'

const inCode = new Map<string, string>()
const inDatabase = new Map<string, string>()

/** `plan_id` as code has it: `planId`. A year keeps its underscore (`rank_2025`), so that every name finds its way back. */
export function nameInCode(name: string): string {
  return known(inCode, name, () => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}

/** `planId` as the database has it: `plan_id`. */
export function nameInDatabase(name: string): string {
  return known(inDatabase, name, () => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** The same fields under the database's names: for what is sealed or hashed, whose text stays as it always was. */
export function columnsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameInDatabase(name), value]))
}

/**
 * Names of tables and columns, camel case in code and snake case in the database: nothing else turns one into the other.
 * Keys inside JSON stay as they were stored. The text of a raw `sql` template is the database's own; its results, and the
 * names that `sql.ref` and `sql.table` take, are the code's.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  protected override camelCase(name: string): string {
    return nameInCode(name)
  }

  protected override snakeCase(name: string): string {
    return nameInDatabase(name)
  }
}

function known(names: Map<string, string>, name: string, make: () => string): string {
  const found = names.get(name) ?? make()
  names.set(name, found)
  return found
}
