import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'

/**
 * What an optional field for day and time holds, as a call takes it: null where it is empty. What is no minute of India's
 * clock goes as it was typed, so that the call refuses it on its field and nothing is kept without its end.
 */
export function readMoment(typed: string): string | null {
  return typed === '' ? null : (fromIstDateTimeLocal(typed) ?? typed)
}
