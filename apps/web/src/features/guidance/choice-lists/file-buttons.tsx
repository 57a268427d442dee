import { readLanguageName } from '@sopaan/domain/languages'
import { useState } from 'react'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-storage.ts'

const FORMATS = ['pdf', 'xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** The list as a file; what fetches it comes with the first press. */
export function FileButtons({ list, search }: { list: StoredList; search: URLSearchParams }) {
  const { choices: words, language } = useWords()
  const [making, setMaking] = useState<Format>()
  const [isFailed, setIsFailed] = useState(false)
  async function make(format: Format): Promise<void> {
    setMaking(format)
    setIsFailed(false)
    try {
      const { fetchListFile } = await import('./list-file.queries.ts')
      saveFile(
        await fetchListFile(list, search, { format, language: readLanguageName(language) }),
        `choice-list.${format}`,
      )
    } catch {
      setIsFailed(true)
    } finally {
      setMaking(undefined)
    }
  }
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          look="line"
          disabled={making !== undefined}
          aria-busy={making === format}
          onClick={() => void make(format)}
        >
          {words[format]}
        </Button>
      ))}
      <p role={isFailed ? 'alert' : 'status'} className="w-full empty:hidden">
        {isFailed && words.fileFailed}
        {making !== undefined && words.making}
      </p>
    </>
  )
}
