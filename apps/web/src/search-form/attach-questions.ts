import { LARGEST_RANK } from '#web/search-form/refused-answers.ts'

const MARKS_MIN = -75
const MARKS_MAX = 300

type Fault = { question: HTMLElement; said: string }

/**
 * Lets the card of questions answer at once: the field of a category's own rank takes the focus, marks stand in place of the
 * rank, and what is missing is said where it is missing, the first of it with the focus. It knows no React, so that a page
 * sent without it runs the same program.
 * @returns  what takes the program off the form again
 */
export function attachQuestions(form: HTMLFormElement): () => void {
  const off = new AbortController()
  const listen = { signal: off.signal }
  form.addEventListener('submit', (event) => refuseFaulty(form, event), { ...listen, capture: true })
  form.addEventListener('input', ({ target }) => handleInput(form, target), listen)
  form.addEventListener('click', (event) => handleClick(form, event), listen)
  showGuess(form)
  return () => off.abort()
}

function handleInput(form: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const question = target.closest<HTMLElement>('[data-question]')
  if (question) clearFault(question)
  if (target.name === 'guess') showGuess(form)
  // Where the fields stand open whatever is ticked, typing is ticking.
  const tick = form.querySelector<HTMLInputElement>('[data-advanced]')
  if (tick && target.name.startsWith('advanced') && target.value !== '') tick.checked = true
  if (target.name === 'marks') void showRange(form, target.value)
}

function handleClick(form: HTMLFormElement, event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const swap = event.target.closest<HTMLElement>('[data-swap]')
  if (swap) {
    event.preventDefault()
    showPart(form, swap.dataset.swap ?? '')
  }
  // A finger or a mouse goes on to the field that has just come; the arrow keys still walk from one category to the next.
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.name !== 'category' || target.value === 'OPEN') return
  if (event.screenX !== 0 || event.screenY !== 0) inputOf(form, 'mainCategory')?.focus()
}

/** Shows the rank or the marks, with the focus in it; the other is not sent. */
function showPart(form: HTMLFormElement, shown: string): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
    const isShown = part.dataset.part === shown
    const input = part.querySelector('input')
    part.hidden = !isShown
    if (input) input.disabled = !isShown
    if (isShown) input?.focus()
  }
  const question = form.querySelector<HTMLElement>('[data-question="main"]')
  if (question) clearFault(question)
}

/** Who does not know the category rank need not type it. */
function showGuess(form: HTMLFormElement): void {
  const field = inputOf(form, 'mainCategory')
  if (field) field.disabled = inputOf(form, 'guess')?.checked === true
}

/** What rank the marks most likely mean, below them. */
async function showRange(form: HTMLFormElement, typed: string): Promise<void> {
  const line = form.querySelector<HTMLElement>('[data-range]')
  const marks = readNumber(typed)
  if (!line) return
  if (marks === undefined || marks < MARKS_MIN || marks > MARKS_MAX) {
    line.textContent = ''
    return
  }
  const { guessMainRank } = await import('@sopaan/domain/ranks/guessed-rank')
  // Typed on while the tables came: what was typed last is said.
  if (inputOf(form, 'marks')?.value !== typed) return
  const guess = guessMainRank(marks)
  const write = (rank: number) => rank.toLocaleString('en-IN')
  line.textContent = guess.ok
    ? (line.dataset.range ?? '')
        .replace('{rank}', write(guess.rank))
        .replace('{best}', write(guess.best))
        .replace('{worst}', write(guess.worst))
    : (line.dataset.none ?? '')
}

function refuseFaulty(form: HTMLFormElement, event: SubmitEvent): void {
  const questions = [...form.querySelectorAll<HTMLElement>('[data-question]')]
  const faults = questions.flatMap((question): Fault[] => {
    clearFault(question)
    const said = isRequired(form, question.dataset.question ?? '') ? faultOf(form, question) : undefined
    return said === undefined ? [] : [{ question, said }]
  })
  const [first] = faults
  if (!first) {
    leaveOut(form)
    return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
  showFault(first)
}

/** The rank of a category is asked of who is in one, ranks of JEE Advanced of who ticked that there are any. */
function isRequired(form: HTMLFormElement, key: string): boolean {
  if (key.startsWith('advanced') && !isAdvancedTicked(form)) return false
  return !key.endsWith('Category') || !isGeneral(form)
}

function isAdvancedTicked(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[data-advanced]')?.checked === true
}

function isGeneral(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[name="category"]:checked')?.value === 'OPEN'
}

function faultOf(form: HTMLFormElement, question: HTMLElement): string | undefined {
  const key = question.dataset.question ?? ''
  const field = question.querySelector<HTMLInputElement | HTMLSelectElement>(
    'input:not([type="radio"], [type="checkbox"], :disabled), select',
  )
  if (field === null) {
    const isChosen = question.querySelector('input:checked') !== null
    return isChosen ? undefined : question.dataset.empty
  }
  const said = field.dataset.empty === undefined ? question.dataset : field.dataset
  const typed = field.value.trim()
  if (typed === '') return key === 'main' && hasOtherRank(form) ? undefined : said.empty
  if (field instanceof HTMLSelectElement) return undefined
  const number = readNumber(typed)
  const [min, max] = field.name === 'marks' ? [MARKS_MIN, MARKS_MAX] : [1, LARGEST_RANK]
  return number !== undefined && number >= min && number <= max ? undefined : said.wrong
}

/** Who has a rank of another list needs none of JEE Main. */
function hasOtherRank(form: HTMLFormElement): boolean {
  return ['advanced', 'advancedCategory', 'arch', 'archCategory', 'plan', 'planCategory'].some(
    (key) => (inputOf(form, key)?.value.trim() ?? '') !== '',
  )
}

/** Ranks that were typed and then put away are not sent: of another category, of an Advanced that was unticked. */
function leaveOut(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name^="advanced"]'))
    if (!isAdvancedTicked(form)) field.value = ''
  for (const field of form.querySelectorAll<HTMLInputElement>('[name$="Category"], [name$="CategoryPwd"]'))
    if (isGeneral(form)) field.value = ''
  const guess = inputOf(form, 'guess')
  if (guess) guess.checked = !isGeneral(form) && (guess.checked || isLeftToUs(form))
  showGuess(form)
}

/** A category whose rank was left empty beside a rank of JEE Main: it is guessed, and the results say so above their rows. */
function isLeftToUs(form: HTMLFormElement): boolean {
  const isTyped = (name: string) => (inputOf(form, name)?.value.trim() ?? '') !== ''
  return !isTyped('mainCategory') && (isTyped('main') || isTyped('marks'))
}

function showFault({ question, said }: Fault): void {
  question.dataset.faulty = ''
  const line = question.querySelector<HTMLElement>('[data-fault]')
  if (line) line.textContent = said
  const field = question.querySelector<HTMLElement>('input:not(:disabled), select')
  field?.setAttribute('aria-invalid', 'true')
  field?.focus()
}

function clearFault(question: HTMLElement): void {
  delete question.dataset.faulty
  const line = question.querySelector<HTMLElement>('[data-fault]')
  if (line) line.textContent = ''
  for (const field of question.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

/** A whole number as people type it, with commas and spaces; undefined where it is none. */
function readNumber(typed: string): number | undefined {
  const plain = typed.replace(/[\s,]/g, '').replace('−', '-')
  return /^-?\d+$/.test(plain) ? Number(plain) : undefined
}
