import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { type RefObject, useEffect } from 'react'

const KIND = 'choice'

/** Lets a row be dragged by its handle, and others be dropped before and behind it. */
export function useRowDrag(row: RefObject<HTMLElement | null>, handle: RefObject<HTMLElement | null>, key: string) {
  useEffect(() => {
    if (!row.current || !handle.current) return
    return combine(
      draggable({
        element: row.current,
        dragHandle: handle.current,
        getInitialData: () => ({ kind: KIND, key }),
        onDragStart: () => row.current?.setAttribute('data-dragged', ''),
        onDrop: () => row.current?.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data.kind === KIND,
        getData: ({ input, element }) =>
          attachClosestEdge({ key }, { input, element, allowedEdges: ['top', 'bottom'] }),
      }),
    )
  }, [row, handle, key])
}

/**
 * Hears of rows that are dragged: shows by an attribute of the row below the pointer where one would land, without React,
 * so that a frame costs next to nothing, and tells once where it was dropped.
 * @param onDrop  the key dragged, the key of the row it was dropped on, and on which edge of it
 */
export function useRowDrops(onDrop: (key: string, on: string, edge: 'top' | 'bottom') => void) {
  useEffect(() => {
    let marked: Element | undefined
    const mark = (element: Element | undefined, edge: string | null) => {
      if (marked !== element) marked?.removeAttribute('data-edge')
      marked = element
      if (edge !== null && element?.getAttribute('data-edge') !== edge) element?.setAttribute('data-edge', edge)
    }
    return combine(
      autoScrollWindowForElements(),
      monitorForElements({
        canMonitor: ({ source }) => source.data.kind === KIND,
        onDrag: ({ location, source }) => {
          const [target] = location.current.dropTargets
          const isItself = target?.data.key === source.data.key
          if (!target || isItself) mark(undefined, null)
          else mark(target.element, extractClosestEdge(target.data))
        },
        onDrop: ({ location, source }) => {
          const [target] = location.current.dropTargets
          const edge = target && extractClosestEdge(target.data)
          mark(undefined, null)
          if (!target || (edge !== 'top' && edge !== 'bottom')) return
          const { key: on } = target.data
          if (typeof on === 'string' && typeof source.data.key === 'string') onDrop(source.data.key, on, edge)
        },
      }),
    )
  }, [onDrop])
}
