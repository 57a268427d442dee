import { saveFile } from '#web/save-file.ts'

/** What a picture to be sent says, each line in the reader's language. Nobody is named on it. */
export type PictureFacts = {
  /** Rank and category; empty where their owner does not show them. */
  who: string
  title: string
  /** The one large figure, and what it counts. */
  figure: string
  note: string
  /** A few lines below, such as the first choices of a list. */
  lines: readonly string[]
  /** Where the figures are from. */
  foot: string
  fileName: string
}

/** Square, as messengers show a picture whole. */
const SIZE = 1080
const LEFT = 148
const ROOM = SIZE - LEFT - 92
const INK = '#14163a'
const INK_2 = '#4b4f75'
const SAFE = '#0e7a50'
const LINES_MAX = 3
const TITLE_LINES_MAX = 2
/** From one line to the next, in sizes of the letters. */
const LEADING = 1.2

/**
 * Draws a picture on the device and hands it to the system's own sheet; where files cannot be sent it is saved.
 * @returns how it went: `closed` when nobody was chosen
 */
export async function sendPicture(facts: PictureFacts): Promise<'sent' | 'saved' | 'closed'> {
  const file = await drawPicture(facts)
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return 'sent'
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'closed'
      // The browser took too long to be still asked by a finger: the picture is saved instead.
    }
  }
  saveFile(file, file.name)
  return 'saved'
}

/** The picture as a file. The browser itself sets the letters, so that those of every script join as on its pages. */
async function drawPicture(facts: PictureFacts): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  const family = getComputedStyle(document.body).fontFamily
  await loadFonts(Object.values(facts).flat().join(' '), family)
  const pen = penOn(context, family)
  drawSheet(context)
  pen.write('Sopaan', { size: 44, weight: 800, y: 146, x: LEFT + 66 })
  let y = 250
  y = pen.writeLines(facts.who, { size: 40, weight: 500, y, colour: INK_2, most: TITLE_LINES_MAX })
  y = pen.writeLines(facts.title, { size: 60, weight: 800, y: y + 24, most: TITLE_LINES_MAX })
  pen.write(facts.figure, { size: 200, weight: 800, y: y + 176, colour: SAFE })
  pen.write(facts.note, { size: 48, weight: 650, y: y + 246, colour: SAFE })
  y += 330
  for (const line of facts.lines.slice(0, LINES_MAX)) {
    pen.write(line, { size: 40, weight: 500, y })
    y += 58
  }
  pen.write(facts.foot, { size: 30, weight: 500, y: SIZE - 92, colour: INK_2 })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture has no bytes')
  return new File([blob], facts.fileName, { type: 'image/png' })
}

type Line = { size: number; weight: number; y: number; x?: number; colour?: string }

/** Writes lines of one typeface, each no wider than the sheet. */
function penOn(context: CanvasRenderingContext2D, family: string) {
  const set = (size: number, weight: number) => {
    context.font = `${weight} ${size}px ${family}`
  }
  /** One line; what is too wide is written smaller. */
  function write(text: string, { size, weight, y, x = LEFT, colour = INK }: Line): void {
    context.fillStyle = colour
    set(size, weight)
    const room = ROOM - (x - LEFT)
    const { width } = context.measureText(text)
    if (width > room) set((size * room) / width, weight)
    context.fillText(text, x, y)
  }
  /** A text in as many lines as it needs, at most some; the place of the line behind it. */
  function writeLines(text: string, { most, ...line }: Line & { most: number }): number {
    set(line.size, line.weight)
    const lines: string[] = []
    for (const word of text.split(' ').filter(Boolean)) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      const fits = context.measureText(longer).width <= ROOM
      if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    lines.forEach((each, at) => {
      write(each, { ...line, y: line.y + at * line.size * LEADING })
    })
    return line.y + lines.length * line.size * LEADING
  }
  return { write, writeLines }
}

/** Has what the page's own letters need. A face that this device lacks is refused: the browser writes with the next. */
async function loadFonts(text: string, family: string): Promise<void> {
  await Promise.allSettled([500, 650, 800].map((weight) => document.fonts.load(`${weight} 40px ${family}`, text)))
}

/** Graph paper, the answer sheet with its timing marks, and the mark of the product. */
function drawSheet(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#f4f5fb'
  context.fillRect(0, 0, SIZE, SIZE)
  context.strokeStyle = '#dcdff0'
  context.beginPath()
  for (let at = 0; at <= SIZE; at += 36) {
    context.moveTo(at, 0)
    context.lineTo(at, SIZE)
    context.moveTo(0, at)
    context.lineTo(SIZE, at)
  }
  context.stroke()
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.roundRect(44, 44, SIZE - 88, SIZE - 88, 44)
  context.fill()
  context.stroke()
  context.fillStyle = INK
  for (let y = 108; y < SIZE - 90; y += 54) context.fillRect(76, y, 30, 12)
  context.fillStyle = '#4548f8'
  context.beginPath()
  context.roundRect(LEFT, 104, 50, 50, 13)
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 4
  circle(context, { x: LEFT + 13, y: 140, radius: 5 })
  context.stroke()
  circle(context, { x: LEFT + 24, y: 130, radius: 5 })
  context.stroke()
  context.fillStyle = '#ffe45c'
  circle(context, { x: LEFT + 37, y: 118, radius: 7 })
  context.fill()
  context.lineWidth = 1
}

function circle(context: CanvasRenderingContext2D, { x, y, radius }: { x: number; y: number; radius: number }): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
}
