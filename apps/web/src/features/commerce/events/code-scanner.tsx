import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** How often a picture of the camera is looked at, ms. */
const SCAN_INTERVAL_MS = 250
/** The same code in front of the camera is one code for so long, ms. */
const SAME_MS = 5_000

/** The part of the browser's barcode reader that is used; not every browser has one. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Reads codes of seats with the camera, where the browser can; says so where it cannot. */
export function CodeScanner({ onCode }: { onCode: (code: string) => void }) {
  const { managedEvents: words } = useWords()
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const hasDetector = 'BarcodeDetector' in globalThis
  if (!hasDetector) return <p className="text-secondary">{words.noCamera}</p>
  return (
    <div className="grid gap-3">
      {state === 'on' && <Camera onCode={onCode} onRefused={() => setState('refused')} />}
      {state === 'refused' && <p className="text-secondary">{words.cameraRefused}</p>}
      <Button look="line" onClick={() => setState(state === 'on' ? 'off' : 'on')}>
        {state === 'on' ? words.stopScan : words.scan}
      </Button>
    </div>
  )
}

function Camera({ onCode, onRefused }: { onCode: (code: string) => void; onRefused: () => void }) {
  const { managedEvents: words } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCode, onRefused })
  told.current = { onCode, onRefused }
  useEffect(() => {
    const Reader: DetectorClass = Reflect.get(globalThis, 'BarcodeDetector')
    const detector = new Reader({ formats: ['qr_code'] })
    let stream: MediaStream | undefined
    let isOver = false
    let last = { code: '', at: 0 }
    const look = async () => {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const [found] = await detector.detect(video.current).catch(() => [])
      const code = found && codeIn(found.rawValue)
      if (!code || (code === last.code && Date.now() - last.at < SAME_MS)) return
      last = { code, at: Date.now() }
      told.current.onCode(code)
    }
    const timer = setInterval(() => void look(), SCAN_INTERVAL_MS)
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      (opened) => {
        stream = opened
        if (isOver) return stop(opened)
        if (video.current) video.current.srcObject = opened
      },
      () => told.current.onRefused(),
    )
    return () => {
      isOver = true
      clearInterval(timer)
      if (stream) stop(stream)
    }
  }, [])
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={words.scan}
      className="w-full rounded-box bg-surface-sunken"
    />
  )
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The code in what a QR says: an address of the check-in page, or the code alone. */
function codeIn(text: string): string | undefined {
  const code = URL.parse(text)?.searchParams.get('code') ?? text
  return /^[A-Z2-7]{16}$/.test(code) ? code : undefined
}
