import type { ManagedParentPaper } from '@sopaan/contract/managed-parent-papers'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { readAsAddress, saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchPaper } from './parent-papers.queries.ts'

/** The file of a paper, shown or saved when it is asked for: each look stands on the trail. */
export function PaperFile({ paper }: { paper: ManagedParentPaper }) {
  const { parentPapers: words } = useWords()
  const [picture, setPicture] = useState<string>()
  const [isSaved, setIsSaved] = useState(false)
  const { isBusy, run } = useAction()
  const handleOpen = () =>
    void run(
      async () => {
        const file = await fetchPaper(paper._id)
        if (!paper.isPdf) return setPicture(await readAsAddress(file))
        saveFile(file, 'paper.pdf')
        setIsSaved(true)
      },
      { failed: words.fileFailed },
    )
  if (picture !== undefined)
    return (
      <img
        src={picture}
        alt={words.alt(paper.parentName)}
        className="max-h-[60vh] w-full rounded-box bg-surface-sunken object-contain"
      />
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="line" doing={isBusy ? words.opening : undefined} onClick={handleOpen}>
        {paper.isPdf ? words.openPdf : words.open}
      </Button>
      <p className="type-small text-tertiary" role="status">
        {isSaved ? words.opened : words.logged}
      </p>
    </div>
  )
}
