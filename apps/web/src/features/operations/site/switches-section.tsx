import { SWITCHES, type Switches, type SwitchName } from '@sopaan/contract/site'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/section.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { updateSwitches } from './site.queries.ts'

/** What is open: closing asks first, and both can be taken back. */
export function SwitchesSection({ switches }: { switches: Switches }) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const [closing, setClosing] = useState<SwitchName>()
  const write = (next: Switches) => run(() => updateSwitches(next), { failed: words.failed })
  const turn = async (part: SwitchName, isOpen: boolean) => {
    const hasTurned = await write({ ...switches, [part]: isOpen })
    const { label } = words.switches[part]
    const said = isOpen ? words.turnedOn(label) : words.turnedOff(label)
    if (hasTurned) toastWithUndo(said, words.undo, () => void write(switches))
  }
  return (
    <Section id="switches" title={words.switchesTitle} lead={words.switchesLead}>
      <div className="grid gap-4">
        {SWITCHES.map((part) => (
          <Switch
            key={part}
            label={words.switches[part].label}
            note={words.switches[part].note}
            checked={switches[part]}
            disabled={isBusy}
            onChange={({ target }) => (target.checked ? void turn(part, true) : setClosing(part))}
          />
        ))}
      </div>
      <Confirm
        title={closing === undefined ? '' : words.closeTitle(words.switches[closing].label)}
        text={words.closeText}
        deed={words.close}
        cancel={words.cancel}
        isOpen={closing !== undefined}
        onClose={() => setClosing(undefined)}
        onConfirm={() => {
          setClosing(undefined)
          if (closing !== undefined) void turn(closing, false)
        }}
      />
    </Section>
  )
}
