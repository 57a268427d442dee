import { REFUSALS, type RefusalCode } from '@sopaan/contract/refusals'
import { fieldFaults } from './field-faults.ts'

/** What the product says when it says no, by code, and what it says of a field. English is what the server itself says. */
export const refusals = {
  ...(Object.fromEntries(Object.entries(REFUSALS).map(([code, { message }]) => [code, message])) as Record<
    RefusalCode,
    string
  >),
  fieldFaults,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { refusals } }
