import type { SchemaFacts } from '../db/schema-facts.ts'

/** What a column may be, as the lines name it. */
const FLAGS = ['isNullable', 'hasDefault', 'isComputed'] as const

/** Reads what `writeSchemaFacts` wrote. */
export function parseSchemaFacts(text: string): SchemaFacts {
  const lines = text.trimEnd().split('\n')
  const words = lines.map((line) => line.split('\t'))
  return {
    columns: words.flatMap(([kind, table = '', name = '', type = '', ...flags]) => {
      const [isNullable, hasDefault, isComputed] = FLAGS.map((flag) => flags.includes(flag))
      return kind === 'column'
        ? [{ table, name, type, isNullable: !!isNullable, hasDefault: !!hasDefault, isComputed: !!isComputed }]
        : []
    }),
    rules: words.flatMap(([kind, table = '', columns = '', definition = '']) =>
      kind === 'column'
        ? []
        : [{ table, isUnique: kind === 'unique', columns: columns.split(',').filter(Boolean), definition }],
    ),
  }
}
