import { type ManagedParentPaper, managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { readAsAddress, saveFile } from '#web/save-file.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchPaper, sendPaperDecision } from './parent-papers.queries.ts'

const CONSTRAINTS = constraintsOf(managedParentPapers.decide)

type Props = { paper: ManagedParentPaper; onDone: () => void }

/** Who sent a paper for which child, the paper itself, and the decision on it while it waits. */
export function PaperSheet({ paper, onDone }: Props) {
  const { parentPapers: words, language } = useWords()
  const [isRefusing, setIsRefusing] = useState(false)
  const { isBusy, run } = useAction()
  const accept = async () => {
    const said = { done: words.decided, failed: words.failed }
    if (await run(() => sendPaperDecision(paper._id, { isAccepted: true }), said)) onDone()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {paper.doubt !== null && (
        <Banner title={words.doubt} tone="error">
          {words.doubts[paper.doubt]}
        </Banner>
      )}
      <dl className="grid gap-3 wrap-anywhere">
        <Fact name={words.parent}>
          {paper.parentName}, {words.relations[paper.relation]}
        </Fact>
        <Fact name={words.child}>{paper.childName}</Fact>
        <Fact name={words.email}>{paper.parentEmail}</Fact>
        <Fact name={words.sent}>{formatDateTime(paper.sentAt, language)}</Fact>
        {paper.reason !== null && <Fact name={words.refusedFor}>{paper.reason}</Fact>}
      </dl>
      {paper.state === 'waiting' ? (
        <PaperFile paper={paper} />
      ) : (
        <p className="text-secondary">{paper.hasFile ? '' : words.fileGone}</p>
      )}
      {paper.state === 'waiting' && !isRefusing && (
        <>
          <p className="type-small text-tertiary">{words.acceptNote}</p>
          <div className="flex flex-wrap gap-3">
            <Button doing={isBusy ? words.deciding : undefined} onClick={() => void accept()}>
              {words.accept}
            </Button>
            <Button look="danger" disabled={isBusy} onClick={() => setIsRefusing(true)}>
              {words.refuse}
            </Button>
          </div>
        </>
      )}
      {isRefusing && <RefuseForm id={paper._id} onDone={onDone} onCancel={() => setIsRefusing(false)} />}
      {paper.state !== 'waiting' && (
        <Button look="line" className="justify-self-start" onClick={onDone}>
          {words.close}
        </Button>
      )}
    </div>
  )
}

/** Refuses a paper, and says why. */
function RefuseForm({ id, onDone, onCancel }: { id: string; onDone: () => void; onCancel: () => void }) {
  const { parentPapers: words } = useWords()
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reason, missing: words.reasonMissing, submit: words.refuse, doing: words.deciding },
        ...{ cancel: words.cancel, done: words.decided, failed: words.failed },
      }}
      look="danger"
      hasFocus
      send={({ reason = '' }) => sendPaperDecision(id, { isAccepted: false, reason })}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}

/** The file of a paper, shown or saved when it is asked for: each look stands on the trail. */
function PaperFile({ paper }: { paper: ManagedParentPaper }) {
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
