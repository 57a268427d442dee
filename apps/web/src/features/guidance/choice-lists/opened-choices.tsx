import { lazy, Suspense } from 'react'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

type Props = {
  /** The choices in their order. */
  keys: readonly string[]
  opened: readonly string[] | undefined
  nameOf: (keys: readonly string[]) => string
  /** What is published of a choice's college, in a line. */
  publishedOf: ((key: string) => string | undefined) | undefined
  moveTo: (moving: readonly string[], to: number) => void
  drop: (dropped: readonly string[]) => void
  onClose: () => void
}

/** Where the choices that were opened are moved to a place or taken out. */
export function OpenedChoices({ keys, opened, nameOf, publishedOf, moveTo, drop, onClose }: Props) {
  const [first = ''] = opened ?? []
  const single = opened?.length === 1 ? first : undefined
  return (
    <Suspense>
      <MoveDialog
        seat={
          opened && {
            name: nameOf(opened),
            key: single,
            place: keys.indexOf(first) + 1,
            published: single && publishedOf?.(single),
          }
        }
        count={keys.length}
        onMove={(to) => opened && moveTo(opened, to - 1)}
        onRemove={() => opened && drop(opened)}
        onClose={onClose}
      />
    </Suspense>
  )
}
