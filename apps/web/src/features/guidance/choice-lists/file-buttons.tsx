import { choiceLists } from '@sopaan/contract/choice-lists'
import { useState } from 'react'
import { fetchFile } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-store.ts'
import { profileOf } from './judged-profile.ts'

const FORMATS = ['pdf', 'xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** The list as a file: made by the server from the very seats and the very reader that the page shows. */
export function FileButtons({ list, search }: { list: StoredList; search: URLSearchParams }) {
  const { choices: words, language } = useWords()
  const [making, setMaking] = useState<Format>()
  const [isFailed, setIsFailed] = useState(false)
  async function make(format: Format): Promise<void> {
    setMaking(format)
    setIsFailed(false)
    try {
      const body = { format, name: list.name, keys: [...list.keys], language, ...profileOf(search) }
      saveFile(await fetchFile(choiceLists.file, { body }), `choice-list.${format}`)
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
