import { paths } from '@sopaan/contract/paths'
import type { Checkout } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What becomes of a smaller plan that the buyer holds: given up for this one, or kept beside it, and the way to the other. */
export function UpgradeNote({ checkout }: { checkout: Checkout }) {
  const { payments, language } = useWords()
  const words = payments.checkout.upgrade
  const { planId, upgrade, upgradeOffer, upgradeFault } = checkout
  const held = upgrade ?? upgradeOffer
  if (planId === null) return null
  if (held === null)
    return upgradeFault && <p className="rounded-box bg-likely-soft px-4 py-3">{words.faults[upgradeFault]}</p>
  const name = writtenIn(language, held.name)
  return (
    <div className="grid justify-items-start gap-3 rounded-box bg-surface-sunken px-4 py-3">
      {upgradeFault && <p>{words.faults[upgradeFault]}</p>}
      <p>
        {upgrade === null
          ? words.offer(name, writeRupees(held.leftPaise))
          : words.given(name, upgrade.sessionsLeft, checkout.mentoringCredits)}
      </p>
      <Link
        to={paths.checkout(upgrade === null ? { planId, fromPlanId: held.planId } : { planId })}
        replace
        preventScrollReset
        className={buttonClasses('line')}
      >
        {upgrade === null ? words.take(writeRupees(checkout.totalPaise - held.leftPaise)) : words.keep(name)}
      </Link>
    </div>
  )
}
