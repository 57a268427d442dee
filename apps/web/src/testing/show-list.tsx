import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ChoiceStorage, StoredChoices } from '#web/features/guidance/choice-lists/choice-storage.ts'
import { useChoices } from '#web/features/guidance/choice-lists/use-choices.ts'
import { en } from '#web/words/en.ts'
import { WordsProvider } from '#web/words/use-words.tsx'

type Shown = ReturnType<typeof useChoices>

/**
 * Shows a part of the pages of choice lists over a store that the test alone reads.
 * @param keys  the choices of the one list that is kept; without any there is no list
 * @returns what is kept now
 */
export function showList(
  part: (shown: Shown) => ReactNode,
  { keys, words = en }: { keys: readonly string[]; words?: typeof en },
): () => StoredChoices['lists'] {
  const stored: StoredChoices[] = [
    { lists: keys.length > 0 ? [{ id: 'a', name: 'Mine', keys: [...keys] }] : [], chosenId: 'a' },
  ]
  const now = () => stored.at(-1) ?? { lists: [], chosenId: undefined }
  const storage: ChoiceStorage = {
    load: async () => now(),
    save: async (_, lists) => {
      stored.push({ ...now(), lists })
      return now()
    },
    choose: async () => undefined,
    watch: () => () => undefined,
    delayMs: 0,
  }
  function Board() {
    return part(useChoices(storage))
  }
  render(
    <WordsProvider words={words}>
      <Board />
    </WordsProvider>,
  )
  return () => now().lists
}
