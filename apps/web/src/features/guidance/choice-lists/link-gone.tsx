import { inLanguage, paths } from '@sopaan/contract/paths'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What to do where a link to a list does not work any more: see what one's own rank opens, or open one's own list. */
export function LinkGone({ why }: { why: string }) {
  const { choices: words, language } = useWords()
  return (
    <>
      <p className="measure mt-4 text-xl text-secondary">{why}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={inLanguage(paths.tool('college-predictor'), language)} className={buttonClasses('pen')}>
          {words.emptyPredictor}
        </a>
        <a href={inLanguage(paths.choiceList(), language)} className={buttonClasses('line')}>
          {words.goneOwn}
        </a>
      </p>
    </>
  )
}
