import type { AnswerOf, Call } from '@sopaan/contract/call'
import * as z from 'zod/mini'

type Bare<Parts> = [keyof Parts] extends [never]
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler whose answer says nothing returns nothing.
    void
  : [keyof Parts] extends ['data']
    ? Parts[keyof Parts]
    : Parts

/**
 * What a handler answers, by the answer of its call: the data where the contract has nothing else beside `status`, nothing
 * where it has `status` alone, the parts without `status` where there are several, and the whole where it has no envelope.
 */
export type HandlerAnswer<C extends Call> =
  AnswerOf<C> extends { status: 'success' } ? Bare<Omit<AnswerOf<C>, 'status'>> : AnswerOf<C>

/** Puts what a handler answers into the envelope of its call, `{ status: 'success', … }`, as the contract has it. */
export function envelopeOf({ response }: Call): (answer: unknown) => unknown {
  if (!(response instanceof z.ZodMiniObject)) return (answer) => answer
  const { status, ...rest }: Record<string, z.core.$ZodType | undefined> = response.shape
  if (status === undefined || !isSuccessAlone(status)) return (answer) => answer
  const names = Object.keys(rest)
  if (names.length === 1 && names[0] === 'data') return (data) => ({ status: 'success', data })
  return (parts) => ({ status: 'success', ...(parts ?? {}) })
}

function isSuccessAlone(schema: z.core.$ZodType): boolean {
  const values = schema._zod.values
  return values?.size === 1 && values.has('success')
}
