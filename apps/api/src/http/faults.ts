import { FAULT_WORDS } from '@sopaan/contract/fault-words'
import type { FaultArguments, FaultCode } from '@sopaan/contract/faults'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import type * as z from 'zod/mini'
import { isKeyOf } from '../is-key-of.ts'

type Issue = z.core.$ZodIssue
type Values = NonNullable<FieldFault['values']>

/** How a schema is asked, so that a field that is missing can be told from one of another kind. */
export const READS = { reportInput: true } as const

/**
 * A wrong field as it travels: its whole path, the code of its fault with its values, and the English sentence.
 * @param path  the steps from the body or query down, parted by dots: `name.hi`
 */
export function faultAt<C extends FaultCode>(path: string, code: C, ...[values]: FaultArguments<C>): FieldFault {
  return write(path, code, values)
}

/** What a schema found wrong, field by field. What it says in words of its own is told by its kind: no such word leaves us. */
export function faultsOf(issues: readonly Issue[]): FieldFault[] {
  return issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => faultAt([...issue.path, key].join('.'), 'unknown_field'))
    return [readFault(path, issue.message) ?? faultOfKind(path, issue)]
  })
}

/** The fault that `fault` of the contract wrote down; undefined for anything else. */
function readFault(path: string, message: string): FieldFault | undefined {
  const [code = '', values] = message.split(/ (.*)/s)
  if (!isKeyOf(FAULT_WORDS, code)) return undefined
  // Written by `fault` of the contract, which knows the values of each code.
  return write(path, code, values === undefined ? undefined : (JSON.parse(values) as Values))
}

function faultOfKind(path: string, issue: Issue): FieldFault {
  if (issue.code === 'invalid_type' && issue.input === undefined) return faultAt(path, 'required')
  if (issue.code === 'invalid_value')
    return faultAt(path, 'not_listed', { allowed: issue.values.map(String).join(', ') })
  if (issue.code === 'too_big') return faultOfSize(path, issue.origin, 'max', Number(issue.maximum))
  if (issue.code === 'too_small') return faultOfSize(path, issue.origin, 'min', Number(issue.minimum))
  return faultAt(path, 'invalid')
}

function faultOfSize(path: string, origin: string, end: 'min' | 'max', limit: number): FieldFault {
  const isText = origin === 'string'
  const isList = origin === 'array' || origin === 'set'
  if (end === 'max') return faultAt(path, isText ? 'too_long' : isList ? 'too_many' : 'too_big', { max: limit })
  if (isText && limit === 1) return faultAt(path, 'required')
  return faultAt(path, isText ? 'too_short' : isList ? 'too_few' : 'too_small', { min: limit })
}

function write(path: string, code: FaultCode, values: unknown): FieldFault {
  // Each entry takes the values of its own code, which the callers above hold together.
  const sentence = FAULT_WORDS[code] as (values: unknown) => string
  return { path, code, ...(values !== undefined && { values: values as Values }), msg: sentence(values) }
}
