import type { Proof } from '@sopaan/contract/challenges'
import { isRefusal, type RefusalCode } from '@sopaan/contract/refusals'
import type { Deps } from '../deps.ts'
import { type ChallengePurpose, passOrChallenge, returnProof } from './challenges.ts'
import { addressKey } from './client-address.ts'
import { DEVICE_COOKIE } from './csrf.ts'
import type { LimitName, Limits } from './limits.ts'
import type { RequestContext } from './serve.ts'

type Caller = Pick<RequestContext, 'ip' | 'cookies'>
/** Limits that are kept low for a device at an address and, as `…-address`, high for all behind it. */
type StrangerLimit = LimitName & { [N in LimitName]: `${N}-address` extends LimitName ? N : never }[LimitName]

/**
 * Takes one from what a device may do at its address, and one from what all behind the address may together.
 * @throws {Refusal} RATE_LIMITED
 */
export async function countStranger(limits: Limits, name: StrangerLimit, caller: Caller): Promise<void> {
  await limits.take(name, deviceKey(caller))
  await limits.take(`${name}-address`, addressKey(caller.ip))
}

type Challenged = { name: StrangerLimit; purpose: ChallengePurpose; caller: Caller; proof: Proof | undefined }

/**
 * Does what a stranger asks for, once one was taken as `countStranger` does; past the high mark of the address, who solved a
 * challenge goes on. What the product could not do (it was busy, the database was away) is given back, a solved challenge too: whoever tries again as
 * told must not be shut out for it. So is what a device took to be told of a challenge: solving it is the try.
 * @throws {Refusal} RATE_LIMITED for the device, CHALLENGE_REQUIRED, and what `work` throws
 */
export async function doCounted<T>(
  deps: Deps,
  limits: Limits,
  challenged: Challenged,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const proof = await countChallenged(deps, limits, challenged)
    return await withProof(deps, proof, work)
  } catch (thrown) {
    const { name, caller } = challenged
    if (!wasServed(thrown) || isRefusal(thrown, 'CHALLENGE_REQUIRED')) await limits.giveBack(name, deviceKey(caller))
    if (!wasServed(thrown)) await limits.giveBack(`${name}-address`, addressKey(caller.ip))
    throw thrown
  }
}

/** Does what a challenge was solved for, where one was; solving it was not in vain where the product could not do it. */
export async function withProof<T>(deps: Deps, proof: Proof | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (proof !== undefined && !wasServed(thrown)) await returnProof(deps, proof)
    throw thrown
  }
}

/** Whether what was thrown answers who asked; else the product could not do it. */
function wasServed(thrown: unknown): boolean {
  return isRefusal(thrown) && !isRefusal(thrown, 'UNAVAILABLE')
}

async function countChallenged(
  deps: Deps,
  limits: Limits,
  { name, purpose, caller, proof }: Challenged,
): Promise<Proof | undefined> {
  await limits.take(name, deviceKey(caller))
  const count = () => limits.take(`${name}-address`, addressKey(caller.ip))
  return passOrChallenge(deps, { purpose, ip: caller.ip, proof }, count)
}

/**
 * As `countChallenged`, without taking: before work that only counts when it fails.
 * @returns the proof that was used up, for `withProof`
 * @throws {Refusal} RATE_LIMITED for the device, CHALLENGE_REQUIRED
 */
export async function checkChallenged(
  deps: Deps,
  limits: Limits,
  { name, purpose, caller, proof }: Challenged,
): Promise<Proof | undefined> {
  await limits.check(name, deviceKey(caller))
  const check = () => limits.check(`${name}-address`, addressKey(caller.ip))
  return passOrChallenge(deps, { purpose, ip: caller.ip, proof }, check)
}

/**
 * Counts what went wrong after `checkChallenged` let it through: the high mark of the address says nothing here, since who is
 * past it has solved a challenge.
 * @throws {Refusal} RATE_LIMITED for the device
 */
export async function countFailure(limits: Limits, name: StrangerLimit, caller: Caller): Promise<void> {
  await limits.take(name, deviceKey(caller))
  await limits.take(`${name}-address`, addressKey(caller.ip)).catch((thrown: unknown) => {
    if (!isRefusal(thrown, 'RATE_LIMITED')) throw thrown
  })
}

/**
 * Runs what may miss, such as opening a link: a miss alone takes one from what an address may, so that who is right never
 * waits for who is not.
 * @throws {Refusal} RATE_LIMITED in place of the miss, once too many were
 */
export async function countMisses<T>(
  limits: Limits,
  { name, miss, caller }: { name: LimitName; miss: RefusalCode; caller: Pick<RequestContext, 'ip'> },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (isRefusal(thrown, miss)) await limits.take(name, addressKey(caller.ip))
    throw thrown
  }
}

/** Who sends no device cookie shares one count with all others at the address that send none. */
function deviceKey(caller: Caller): string {
  return `${addressKey(caller.ip)} ${caller.cookies.get(DEVICE_COOKIE) ?? ''}`
}
