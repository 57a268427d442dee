import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'

const RETRY_AFTER_SECONDS = 60

/**
 * Has a file that somebody sent looked through, before anything reads it (FILE-09). Where a scanner is set and out of reach
 * nothing is taken. Call it outside transactions.
 * @throws {Refusal} FILE_INFECTED, UNAVAILABLE
 */
export async function scanUpload(deps: Deps, bytes: Uint8Array): Promise<void> {
  const found = await deps.scanner.scan(bytes).catch((error: unknown) => {
    deps.log.error('upload_scanner_lost', { error })
    return refuse('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  })
  if (found === 'infected') {
    deps.log.warn('upload_infected', { bytes: bytes.length })
    refuse('FILE_INFECTED')
  }
}
