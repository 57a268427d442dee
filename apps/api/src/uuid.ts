import type { Deps } from './deps.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a text has the form of an id as the database writes them: in small letters. Source: RFC 9562, 4. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** A fresh random id, as the database makes them (UUID version 4), from the chance of `deps`. Source: RFC 9562, 5.4. */
export function randomId({ random }: Pick<Deps, 'random'>): string {
  const bytes = random(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
