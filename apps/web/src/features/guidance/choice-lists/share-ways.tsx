import { groupIndian } from '@sopaan/domain/indian-numbers'
import { saveFile } from '#web/save-file.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'
import { LinkWay } from './link-way.tsx'
import { LinkWays } from './link-ways.tsx'
import type { ListLink } from './use-list-link.ts'

type Props = { list: StoredList; search: URLSearchParams; sharing: ListLink }

/** The ways a list is sent without an account: its link, and its files. */
export function ShareWays({ list, search, sharing }: Props) {
  const { choices } = useWords()
  const { isBusy, shown, withLink } = sharing
  const text = choices.family.message(list.keys.length, groupIndian(list.keys.length))
  const { isBusy: isMaking, failure: hasNoFile, send } = useSending<true>()
  const saveAs = (format: 'pdf' | 'xlsx') =>
    send(
      async () => {
        const { fetchListFile } = await import('./list-file.queries.ts')
        // A file says for whom its chances are: without rank and category it has none.
        const isOwn = shown.chances && shown.profile
        const shape = { format, language: shown.language }
        saveFile(await fetchListFile(list, isOwn ? search : new URLSearchParams(), shape), `choice-list.${format}`)
      },
      () => true,
    )
  return (
    <LinkWays
      text={text}
      isBusy={isBusy}
      withLink={withLink}
      status={isMaking ? choices.making : hasNoFile ? choices.fileFailed : undefined}
    >
      <LinkWay icon="paper" name={choices.pdf} isBusy={isBusy} onPress={() => void saveAs('pdf')} />
      <LinkWay icon="table" name={choices.xlsx} isBusy={isBusy} onPress={() => void saveAs('xlsx')} />
    </LinkWays>
  )
}
