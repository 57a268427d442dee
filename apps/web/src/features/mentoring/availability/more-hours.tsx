import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Gives a day one more stretch of hours. @param of  the day, for those who do not see where the button stands */
export function MoreHours({ of, onMore }: { of: string; onMore: () => void }) {
  const words = useWords().mentoring.mentor
  return (
    <button
      type="button"
      aria-label={`${words.addRange}: ${of}`}
      onClick={onMore}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-primary-text hover:underline"
    >
      <Icon name="plus" />
      {words.addRange}
    </button>
  )
}
