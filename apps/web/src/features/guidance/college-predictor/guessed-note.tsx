import { groupIndian } from '@sopaan/domain/indian-numbers'
import { valuesOf } from '#web/search-form/search-address.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Says above the results which rank is a guess of ours, with the way to type the true one. */
export function GuessedNote({ search, sheetId }: { search: URLSearchParams; sheetId: string }) {
  const { questions: words } = useWords()
  const { isCategory, isMain } = guessedOf(search)
  const said = [
    ...(isMain ? [words.guessedMain(groupIndian(Number(search.get('main'))))] : []),
    ...(isCategory ? [words.guessedCategory(groupIndian(Number(search.get('mainCategory'))))] : []),
  ]
  if (said.length === 0) return null
  return (
    <div className="yellow-bar">
      <p className="grow text-balance">{said.join(' ')}</p>
      <button type="button" popoverTarget={sheetId}>
        {words.typeYours}
      </button>
    </div>
  )
}

/** Whether a rank of an address is a guess of ours. */
export function isGuessed(search: URLSearchParams): boolean {
  const { isCategory, isMain } = guessedOf(search)
  return isCategory || isMain
}

function guessedOf(search: URLSearchParams): { isCategory: boolean; isMain: boolean } {
  return {
    isCategory: valuesOf(search, 'guess').includes('mainCategory') && search.has('mainCategory'),
    isMain: search.has('marks') && search.has('main'),
  }
}
