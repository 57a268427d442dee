/** What a migration does that stops the product, or the version before it, on a table that is in use. */
export type Danger = { statement: string; why: string }

type Rule = { pattern: RegExp; why: string }

/** A line of its own above a statement: it is safe here, and why. */
const SAFE = /^-- safe: .{10,}$/m
const STATEMENT_LENGTH_SHOWN = 80

/** Rules for tables that were there before. Source: lock modes of PostgreSQL's manual, "Explicit Locking" and "ALTER TABLE". */
const RULES: readonly Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)/,
    why: 'stops every write while it is built: create it concurrently, in steps',
  },
  {
    pattern: /^(?:drop index(?! concurrently)|reindex(?! .*concurrently))/,
    why: 'waits for every reader: do it concurrently, in steps',
  },
  { pattern: /\balter (?:column )?\w+ (?:set data )?type\b/, why: 'may write the whole table anew under a lock' },
  {
    pattern: /\balter (?:column )?\w+ set not null\b/,
    why: 'reads the whole table under a lock: add a check that is not valid, validate it in steps, then set it',
  },
  {
    pattern: /\badd (?:constraint \w+ )?(?:check|foreign key)\b(?!.*not valid)/,
    why: 'reads the whole table under a lock: add it not valid, then validate it in steps',
  },
  {
    pattern: /\badd (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?!.*using index)/,
    why: 'builds an index under a lock: create it concurrently, then add it using index',
  },
  {
    pattern: /\badd (?:column )?(?:if not exists )?\w+ [^,]*\bnot null\b(?![^,]*\bdefault\b)(?![^,]*\bgenerated\b)/,
    why: 'fails on rows that are there, and on inserts of the version before',
  },
  {
    pattern: /\b(?:drop column|rename (?:column|to)|drop table)\b/,
    why: 'the version before still reads it: switch in one release, remove in the next',
  },
  { pattern: /^(?:lock table|vacuum full|cluster)\b/, why: 'stops everything' },
  {
    pattern: /^(?:update|delete)\b(?!.*\bwhere\b)/,
    why: 'changes every row in one transaction: fill in batches, in steps',
  },
]

/**
 * What of a migration stops others, by the text of its statements: those on tables that it makes itself stop nobody, and one
 * that says `-- safe: why` above it was looked at.
 */
export function listDangers(sql: string): Danger[] {
  const parts = sql.split(/;[ \t]*$/m)
  const made = new Set([...sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name))
  return parts.flatMap((part) => {
    const statement = part.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase()
    if (SAFE.test(part) || made.has(tableOf(statement))) return []
    return RULES.filter(({ pattern }) => pattern.test(statement)).map(({ why }) => ({
      statement: statement.slice(0, STATEMENT_LENGTH_SHOWN),
      why,
    }))
  })
}

function tableOf(statement: string): string | undefined {
  return /^(?:alter table (?:only )?|update |delete from |create (?:unique )?index (?:concurrently )?(?:if not exists )?(?:\w+ )?on )(\w+)/.exec(
    statement,
  )?.[1]
}
