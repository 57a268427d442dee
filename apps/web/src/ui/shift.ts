/** Farther than any page is long, CSS pixels. */
const FAR_PX = 100_000

/** An element that is drawn away from where it stands. */
export type Shift = {
  /** @param px  right of and below where it stands; less than nothing: left and above */
  to: (px: { x?: number; y: number }) => void
  end: () => void
}

/**
 * Draws an element away from where it stands, frame by frame: by the time of animations that do not run, one for each axis
 * it is moved along. A style that is written in each frame has all of a long page painted and its layers sorted anew, which
 * is a cheap phone's whole frame.
 */
export function attachShift(element: HTMLElement): Shift {
  const down = pausedAnimation(element, { transform: [`translateY(${-FAR_PX}px)`, `translateY(${FAR_PX}px)`] })
  let across: Animation | undefined
  return {
    to: ({ x, y }) => {
      if (x !== undefined) {
        across ??= pausedAnimation(element, { translate: [`${-FAR_PX}px`, `${FAR_PX}px`] })
        if (across) across.currentTime = FAR_PX + x
      }
      if (down) down.currentTime = FAR_PX + y
    },
    end: () => {
      across?.cancel()
      down?.cancel()
    },
  }
}

function pausedAnimation(element: HTMLElement, frames: PropertyIndexedKeyframes): Animation | undefined {
  // Test documents draw nothing and have no animations.
  const animation = element.animate?.(frames, { duration: 2 * FAR_PX, fill: 'both' })
  animation?.pause()
  return animation
}
