import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { emailHmac } from './accounts.service.ts'

/**
 * Takes one from what an address may be mailed because somebody else typed it: one a minute, five an hour (LINK-08). The
 * address is counted as a mark, whoever asks and whether or not anybody has it.
 * @throws {Refusal} RATE_LIMITED
 */
export async function limitMailsTo({ limits }: Pick<App, 'limits'>, deps: Deps, email: string): Promise<void> {
  const key = emailHmac(deps, email).toString('base64url')
  await limits.take('mails-to-address', key)
  await limits.take('mails-to-address-hour', key)
}
