import { createHash } from 'node:crypto'
import type { Call } from '@sopaan/contract/call'
import type { JsonSchema } from '@sopaan/contract/json-schema'
import type { CallDescription } from '@sopaan/contract/openapi'
import { REFUSALS } from '@sopaan/contract/refusals'
import { escapeHtml } from '#api/escape-html.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --quiet: #6b7280; --accent: #2f5bea }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: 1rem 0 }
a { color: var(--accent) }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0 }
summary { padding: .75rem 1rem; cursor: pointer } details > div { padding: 0 1rem 1rem }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { margin: 0; overflow-x: auto; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem }
h3 { font-size: .9rem; margin: 1rem 0 .25rem } p { margin: .25rem 0 }
.method { font-weight: 700; display: inline-block; min-width: 4.5em } .access { color: var(--quiet); font-size: .875rem }
table { border-collapse: collapse; width: 100% } td { border-top: 1px solid var(--line); padding: .25rem .5rem .25rem 0; vertical-align: top; font-size: .875rem }
@media (prefers-color-scheme: dark) { :root { --quiet: #9aa3b2; --accent: #8fb0ff } }
`

/** The page needs its own style and nothing else: no script, no picture, no other place. */
export const API_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const ACCESS_WORDS = {
  anyone: 'open to anyone',
  'signed-in': 'for anyone signed in',
  mentee: 'for mentees',
  mentor: 'for mentors',
  admin: 'for admins',
}

function accessWordsOf({ access }: Call): string {
  return typeof access === 'string' ? ACCESS_WORDS[access] : `for admins of ${access.join(' or ')}`
}

const INDENT = '  '

/** A closed set longer than this is cut short on the page; the document has it whole. */
const WORDS_SHOWN_MAX = 12

/** The calls of the product as one HTML page: by noun, each with who may, what goes in, what comes back and its refusals. */
export function apiPage(calls: readonly CallDescription[]): string {
  const nouns = [...new Set(calls.map(({ noun }) => noun))].sort()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sopaan API</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Sopaan API</h1>
<p>${calls.length} calls. The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Nouns">${nouns.map((noun) => `<a href="#${noun}">${escapeHtml(noun)}</a>`).join('')}</nav>
<main>
${nouns.map((noun) => nounSection(noun, calls)).join('\n')}
</main>
</body>
</html>
`
}

function nounSection(noun: string, calls: readonly CallDescription[]): string {
  const own = calls.filter((call) => call.noun === noun)
  return `<section aria-labelledby="${noun}">\n<h2 id="${noun}">${escapeHtml(noun)}</h2>\n${own.map(callDetails).join('\n')}\n</section>`
}

function callDetails({ call, params, query, body, answer, refusals }: CallDescription): string {
  return `<details>
<summary><code><span class="method">${call.method}</span>${escapeHtml(call.path)}</code> <span class="access">${accessWordsOf(call)}</span><p>${escapeHtml(call.summary ?? '')}</p></summary>
<div>
${schemaBlock('In the path', params)}${schemaBlock('In the query', query)}${schemaBlock('In the body', body)}${schemaBlock(`Answer ${call.status ?? 200}`, answer)}
<h3>Refusals</h3>
<table>${refusals.map(refusalRow).join('')}</table>
</div>
</details>`
}

function schemaBlock(title: string, schema: JsonSchema | undefined): string {
  if (!schema) return ''
  return `<h3>${title}</h3>\n<pre tabindex="0">${escapeHtml(schemaWords(schema))}</pre>\n`
}

function refusalRow(code: CallDescription['refusals'][number]): string {
  const { status, message } = REFUSALS[code]
  return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(message)}</td></tr>`
}

/** A JSON schema as people who program read it: `{ page: integer 1…100, name?: text ≤ 80 }`. */
export function schemaWords(schema: JsonSchema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return closedSet(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choiceWords(choices, depth)
  if (schema.type === 'array') return `list of ${schemaWords(asSchema(schema.items), depth)}`
  if (schema.type === 'object') return objectWords(schema, depth)
  return plainWords(schema)
}

function choiceWords(choices: readonly unknown[], depth: number): string {
  // An empty text stands for a field that a form left out; people need not be told.
  const told = choices.map(asSchema).filter((choice) => choice.const !== '')
  return told.map((choice) => schemaWords(choice, depth)).join(' or ')
}

function closedSet(words: readonly unknown[]): string {
  const shown = words.slice(0, WORDS_SHOWN_MAX).map((word) => JSON.stringify(word))
  return [...shown, ...(words.length > WORDS_SHOWN_MAX ? [`… (${words.length})`] : [])].join(' | ')
}

function objectWords(schema: JsonSchema, depth: number): string {
  const fields = Object.entries(asSchema(schema.properties))
  if (fields.length === 0) return 'object'
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const pad = INDENT.repeat(depth + 1)
  const lines = fields.map(
    ([name, field]) => `${pad}${name}${required.has(name) ? '' : '?'}: ${schemaWords(asSchema(field), depth + 1)}`,
  )
  return `{\n${lines.join('\n')}\n${INDENT.repeat(depth)}}`
}

function plainWords(schema: JsonSchema): string {
  if (schema.type === 'string') {
    if (typeof schema.format === 'string') return { uuid: 'id', 'date-time': 'instant' }[schema.format] ?? schema.format
    return typeof schema.maxLength === 'number' ? `text ≤ ${schema.maxLength}` : 'text'
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum, maximum } = schema
    const hasRange = isOrdinary(minimum) && isOrdinary(maximum)
    return hasRange ? `${schema.type} ${minimum}…${maximum}` : schema.type
  }
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

/** Not the end of the safe range, which says nothing of the field. */
function isOrdinary(bound: unknown): bound is number {
  return typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER
}

function asSchema(value: unknown): JsonSchema {
  // The schemas are written by our own contract; what is not an object says nothing.
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {}
}
