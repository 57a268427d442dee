import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the words of a column hold a text in any language, whatever its case.
 * @param column   of the domain `words`, as code has it: `purchases.itemName`
 * @param pattern  as `ilike` takes it
 */
export function matchesAnyLanguage(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from jsonb_each_text(${sql.ref(column)}) as written (language, said) where said ilike ${pattern})`
}
