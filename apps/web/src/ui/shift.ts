/** Farther than any list is long, CSS pixels. */
const FAR_PX = 100_000

/** An element that is drawn away from where it stands. */
export type Shift = {
  /** @param px  below where it stands; less than nothing: above */
  to: (px: number) => void
  end: () => void
}

/**
 * Draws an element above or below where it stands, frame by frame: by the time of an animation that does not run. A style
 * that is written in each frame has all of a long page painted and its layers sorted anew, which is a cheap phone's whole
 * frame.
 */
export function attachShift(element: HTMLElement): Shift {
  // Test documents draw nothing and have no animations.
  const animation = element.animate?.(
    [{ transform: `translateY(${-FAR_PX}px)` }, { transform: `translateY(${FAR_PX}px)` }],
    { duration: 2 * FAR_PX, fill: 'both' },
  )
  animation?.pause()
  return {
    to: (px) => {
      if (animation) animation.currentTime = FAR_PX + px
    },
    end: () => animation?.cancel(),
  }
}
