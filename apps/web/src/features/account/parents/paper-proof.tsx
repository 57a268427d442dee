import { PARENT_PAPER_BYTES_MAX, PARENT_PAPER_TYPES, type ParentProofProgress } from '@sopaan/contract/parents'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendPaper } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

type Props = {
  token: string
  progress: ParentProofProgress
  isOnlyWay: boolean
}

/** Sends a paper for staff to look at: which papers, what to cover, when the file is deleted, and where it stands. */
export function PaperProof({ token, progress, isOnlyWay }: Props) {
  const { parents, language } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [tooLarge, setTooLarge] = useState(false)
  const { paper, papersLeft } = progress
  const handleFile = (file: File) => {
    const isTooLarge = file.size > PARENT_PAPER_BYTES_MAX
    setTooLarge(isTooLarge)
    if (!isTooLarge) void send(() => sendPaper(token, file))
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-sheet border border-border bg-surface p-5">
      <h2 className="type-card">{isOnlyWay ? parents.paperTitleAlone : parents.paperTitle}</h2>
      <p>{parents.paperText}</p>
      <ul className="grid list-disc gap-1 pl-5 text-secondary">
        {parents.paperRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {paper !== null && (
          <p className="rounded-box bg-surface-sunken p-4 wrap-anywhere">
            {paper.state === 'waiting' && parents.paperWaits(formatDateTime(paper.sentAt, language))}
            {paper.state === 'refused' && parents.paperRefused(paper.reason ?? '')}
            {paper.state === 'dropped' && parents.paperDropped}
          </p>
        )}
      </div>
      {papersLeft > 0 ? (
        <FileDrop
          label={isWorking ? parents.paperSending : paper === null ? parents.paperChoose : parents.paperAnother}
          hint={parents.paperHint}
          accept={PARENT_PAPER_TYPES.join(',')}
          isDisabled={isWorking}
          error={tooLarge ? parents.paperTooLarge : undefined}
          onChoose={handleFile}
        />
      ) : (
        paper?.state !== 'waiting' && <p className="text-secondary">{parents.papersUsed}</p>
      )}
      {fault !== undefined && <Banner title={fault} tone="error" />}
    </section>
  )
}
