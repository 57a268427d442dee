import type { Deps } from './deps.ts'

/**
 * The same ground with the clock at the moment something was done that a device could not tell of at once. The device says
 * how long ago that was, within the limits of the call; what hour it was is told by our own clock.
 */
export function asDone<D extends Pick<Deps, 'now'>>(deps: D, secondsAgo = 0): D {
  return { ...deps, now: () => new Date(deps.now().getTime() - secondsAgo * 1000) }
}
