import toast from 'react-hot-toast/headless'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The recovery codes, shown once: copied, printed alone, downloaded, and not left behind without being asked. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { account } = useWords()
  const text = `${codes.join('\n')}\n`
  useLeaveGuard(() => ({
    title: account.codesLeaveTitle,
    text: account.codesLeaveText,
    leave: account.codesLeave,
    stay: account.codesStay,
  }))
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(account.codesCopied)
    } catch {
      // The browser keeps its clipboard to itself.
      toast.error(account.codesCopyFailed)
    }
  }
  return (
    <div data-printed-alone="" className="rounded-box bg-surface-sunken p-5">
      <h3 className="type-card">{account.codesTitle}</h3>
      <p className="mt-1 text-secondary">{account.codesText}</p>
      <ul className="my-4 grid gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="line" onClick={() => void handleCopy()}>
          {account.codesCopy}
        </Button>
        <Button look="line" onClick={() => window.print()}>
          {account.codesPrint}
        </Button>
        <Button
          look="line"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'sopaan-recovery-codes.txt')}
        >
          {account.codesDownload}
        </Button>
        <Button onClick={onKept}>{account.codesDone}</Button>
      </div>
    </div>
  )
}
