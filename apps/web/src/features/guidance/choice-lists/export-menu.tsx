import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { StoredList } from './choice-store.ts'
import { FileButtons } from './file-buttons.tsx'

/** The list as files and on paper: the rows and the order of the screen. */
export function ExportMenu({ list, search }: { list: StoredList; search: URLSearchParams }) {
  const { choices: words } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.takeTitle}</h2>
      <p className="mt-1 text-secondary">{words.takeLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButtons list={list} search={search} />
        <Button look="line" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </Card>
  )
}
