import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { BodyOf } from '@sopaan/contract/call'
import {
  PASSKEYS_MAX,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type passkeys,
} from '@sopaan/contract/passkeys'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction, lockUntilEnd } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { type Actor, requireFresh } from '#api/http/access.ts'
import { DEVICE_COOKIE, isOwnOrigin } from '#api/http/csrf.ts'
import type { Caller, RequestContext } from '#api/http/serve.ts'
import { CHALLENGE_MS, makeChallenge, readChallenge } from './passkey-challenge.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeyRows,
  lockPasskey,
  markPasskeyUsed,
  type PasskeyRow,
  removePasskey,
} from './passkeys.queries.ts'

/** ES256 and RS256, which every platform has (COSE, RFC 9053). */
const ALGORITHMS = [-7, -257]
const PRODUCT = 'Sopaan'

/** The passkeys of the person acting, the newest first. */
export async function ownPasskeys(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<Passkey[]> {
  const rows = await listPasskeyRows(deps.db, userId, PASSKEYS_MAX)
  return rows.map(({ id, name, addedAt, lastUsedAt }) => ({
    _id: id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** What the browser needs to make a passkey. @throws {Refusal} REAUTH_REQUIRED, PASSKEYS_FULL */
export async function beginPasskey(deps: Deps, { actor, request }: Caller): Promise<PasskeyCreation> {
  requireFresh(deps, actor)
  const known = await listPasskeyRows(deps.db, actor.userId, PASSKEYS_MAX)
  if (known.length >= PASSKEYS_MAX) refuse('PASSKEYS_FULL')
  const { email, fullName } = await accountOf(deps, actor)
  return {
    challenge: makeChallenge(deps, { purpose: 'add', by: actor.signInId }),
    rp: { id: siteOf(deps, request).host, name: PRODUCT },
    user: { id: Buffer.from(actor.userId).toString('base64url'), name: email, displayName: fullName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Keeps a passkey that the browser made, and tells its owner. @throws {Refusal} REAUTH_REQUIRED, PASSKEY_INVALID, PASSKEYS_FULL */
export async function addPasskey(
  deps: Deps,
  { actor, request }: Caller,
  made: BodyOf<typeof passkeys.add>,
): Promise<Passkey[]> {
  requireFresh(deps, actor)
  const key = (await readNewKey(deps, { actor, request }, made)) ?? refuse('PASSKEY_INVALID')
  return inTransaction(deps, async (deps) => {
    await lockUntilEnd(deps, 'passkeys', actor.userId)
    if ((await listPasskeyRows(deps.db, actor.userId, PASSKEYS_MAX)).length >= PASSKEYS_MAX) refuse('PASSKEYS_FULL')
    const row = { ...key, userId: actor.userId, name: made.name, addedAt: deps.now() }
    if (!(await insertPasskey(deps.db, row))) refuse('PASSKEY_INVALID')
    await notifyOwner(deps, { actor, request }, { kind: 'passkey-added', name: made.name })
    return ownPasskeys(deps, actor)
  })
}

/** Takes a passkey away, and tells its owner. @throws {Refusal} REAUTH_REQUIRED, NOT_FOUND */
export async function endPasskey(deps: Deps, { actor, request }: Caller, id: string): Promise<Passkey[]> {
  requireFresh(deps, actor)
  return inTransaction(deps, async (deps) => {
    const name = (await ownPasskeys(deps, actor)).find(({ _id }) => _id === id)?.name ?? refuse('NOT_FOUND')
    await removePasskey(deps.db, { userId: actor.userId, id })
    await notifyOwner(deps, { actor, request }, { kind: 'passkey-removed', name })
    return ownPasskeys(deps, actor)
  })
}

/** What the browser needs to sign in with a passkey, whoever's it is. */
export function challengePasskey(deps: Deps, request: RequestContext): PasskeyRequest {
  return {
    challenge: makeChallenge(deps, { purpose: 'sign-in', by: request.cookies.get(DEVICE_COOKIE) ?? '' }),
    rpId: siteOf(deps, request).host,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  }
}

/**
 * Whose passkey signed a challenge of ours. What the device signed counts once: a challenge from before its last use is none.
 * @throws {Refusal} PASSKEY_INVALID for every wrong one alike
 */
export async function checkPasskey(
  deps: Deps,
  request: RequestContext,
  signed: BodyOf<typeof passkeys.signIn>,
): Promise<string> {
  const row = (await findPasskey(deps.db, signed.id)) ?? refuse('PASSKEY_INVALID')
  const read = (await readSigned(deps, request, { row, signed })) ?? refuse('PASSKEY_INVALID')
  return inTransaction(deps, async (deps) => {
    const { lastUsedAt } = (await lockPasskey(deps.db, signed.id)) ?? refuse('PASSKEY_INVALID')
    if (lastUsedAt !== null && read.challengedAt <= lastUsedAt) refuse('PASSKEY_INVALID')
    await markPasskeyUsed(deps.db, row.id, { signCount: read.signCount, lastUsedAt: deps.now() })
    await writeAudit(deps, { action: 'passkey.use', target: { type: 'user', id: row.userId }, request })
    return row.userId
  })
}

type Signed = { row: PasskeyRow; signed: BodyOf<typeof passkeys.signIn> }
type ReadSigned = { signCount: number; challengedAt: Date }

/** What the device has counted, and when the challenge was made that it signed with the key we keep; undefined for anything else. */
async function readSigned(
  deps: Deps,
  request: RequestContext,
  { row, signed }: Signed,
): Promise<ReadSigned | undefined> {
  const { id, clientDataJSON, authenticatorData, signature } = signed
  const site = siteOf(deps, request)
  const by = request.cookies.get(DEVICE_COOKIE)
  if (by === undefined) return undefined
  const made: Date[] = []
  const isOurs = (challenge: string) => {
    const at = readChallenge(deps, challenge, { purpose: 'sign-in', by })
    if (at !== undefined) made.push(at)
    return at !== undefined
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: isOurs,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: { id: row.credentialId, publicKey: new Uint8Array(row.publicKey), counter: Number(row.signCount) },
    })
    const [challengedAt] = made
    if (!verified || challengedAt === undefined) return undefined
    return { signCount: authenticationInfo.newCounter, challengedAt }
  } catch (thrown) {
    return dropMalformed(thrown)
  }
}

async function readNewKey(deps: Deps, { actor, request }: Caller, made: BodyOf<typeof passkeys.add>) {
  const { id, clientDataJSON, attestationObject } = made
  const site = siteOf(deps, request)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) =>
        readChallenge(deps, challenge, { purpose: 'add', by: actor.signInId }) !== undefined,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
    }
  } catch (thrown) {
    return dropMalformed(thrown)
  }
}

/** The library throws plain errors at everything that a browser of ours would not send; nothing else is asked meanwhile. */
function dropMalformed(thrown: unknown): undefined {
  if (!(thrown instanceof Error)) throw thrown
  return undefined
}

/** Where keys are made for: our own address; on a developer's machine the loopback name the browser shows. */
function siteOf({ config }: Pick<Deps, 'config'>, request: RequestContext): { origin: string; host: string } {
  const said = request.header?.('origin')
  const origin = said !== undefined && isOwnOrigin(said, config) ? said : config.publicWebUrl
  return { origin, host: URL.parse(origin)?.hostname ?? '' }
}

async function notifyOwner(
  deps: Deps,
  { actor, request }: Caller,
  { kind, name }: { kind: 'passkey-added' | 'passkey-removed'; name: string },
): Promise<void> {
  const account = await accountOf(deps, actor)
  const facts = { name, at: deps.now().toISOString() }
  await writeMail(deps, { kind, to: account.email, language: account.language, facts, userId: account.id })
  const action = kind === 'passkey-added' ? 'passkey.add' : 'passkey.remove'
  await writeAudit(deps, { action, actor, target: { type: 'user', id: actor.userId }, request })
}
