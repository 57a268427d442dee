/** The product's icons: one stroke, 24 by 24, never alone without words for those who do not see them. */
const SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a6.8 6.8 0 0010.5 10.5z',
  chart: 'M4 4v16h16M8.500 16v-5M13 16V8M17.500 16v-7.500',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  tag: 'M4 12V4h8l8 8-8 8zM8 8v.01',
  sort: 'M8 5v14M4.500 15.500L8 19l3.500-3.500M16 19V5M12.500 8.500L16 5l3.500 3.500',
  filters: 'M3 6h9M18 6h3M15 3.5v5M3 12h4M11 12h10M9 9.5v5M3 18h10M18 18h3M15.5 15.500v5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'M6 9l6 6 6-6',
  home: 'M4 11l8-7 8 7v8.500a.5.5 0 01-.5.5H15v-6H9v6H4.500a.5.5 0 01-.5-.5z',
  list: 'M3.5 6l1.5 1.500L8 4.500M3.5 12.500L5 14l3-3M3.5 19L5 20.500l3-3M11.5 6.500H21M11.5 13H21M11.5 19.500H21',
  calendar: 'M5 5.500h14v14.500H5zM5 10h14M9 3v4M15 3v4',
  cap: 'M2.5 9.500L12 5l9.5 4.500L12 14zM6.5 11.500v5c3 2.7 8 2.7 11 0v-5M21.5 9.500V15',
  person: 'M12 12.500a4 4 0 100-8 4 4 0 000 8zM5 20.500c.4-4 3-6 7-6s6.6 2 7 6',
  people:
    'M9 12a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2.500 19.500c.3-3.500 2.600-5.500 6.500-5.500s6.200 2 6.500 5.500M15.500 5.300a3.500 3.500 0 010 6.400M17.500 14.300c2.400.6 3.800 2.400 4 5.200',
  eye: 'M2.5 12s3.500-6.500 9.500-6.500S21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600z',
  'eye-off':
    'M4 4l16 16M9.900 5.800A9.600 9.600 0 0112 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 01-3 3.700M6.300 7.300A16 16 0 002.500 12s3.500 6.500 9.500 6.500a9.300 9.300 0 004.200-1',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  upload: 'M12 16V4.500M7 9l5-5 5 5M4.500 15.500V20h15v-4.500',
  download: 'M12 4v11.500M7 11l5 5 5-5M4.500 15.500V20h15v-4.500',
  bookmark: 'M6.5 4h11v16.500L12 16.300 6.5 20.500z',
  bell: 'M6 16.500V11a6 6 0 0112 0v5.500l1.500 2h-15zM10 20.500h4',
  star: 'M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z',
  clock: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 7.500V12l3 2',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4.500a6.500 6.500 0 100 13 6.500 6.500 0 000-13zM16 16l4.500 4.500',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  grip: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
  undo: 'M8.5 5L4.5 9l4 4M4.500 9h9a6 6 0 010 12H10',
  trash: 'M4.500 6.500h15M9.500 6V3.500h5V6M6.500 6.500l1 14h9l1-14',
  share: 'M12 15V3.500M7.500 8L12 3.500 16.500 8M5 12.500V20h14v-7.500',
  wallet: 'M4 7h14.500V19H4zM4 7l11-3v3M15 13h3.500',
  chat: 'M4 5h16v11.500H11L6.500 20v-3.500H4z',
  video: 'M3.500 7h11v10h-11zM14.500 10.500l6-3v9l-6-3z',
  ticket: 'M4 6.500h16v3.500a2 2 0 000 4v3.500H4V14a2 2 0 000-4zM14.500 6.500v11',
  paper: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12h6M9 16h6',
  target:
    'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM12 8.200a3.800 3.800 0 100 7.600 3.800 3.800 0 000-7.600z',
  calculator: 'M6 3.500h12v17H6zM9 7h6M9 11.500v.01M12 11.500v.01M15 11.500v.01M9 15v.01M12 15v.01M15 15v.01',
  help: 'M12 3.500a8.500 8.500 0 100 17 8.500 8.500 0 000-17zM9.500 9.800a2.500 2.500 0 113.600 2.200c-.7.400-1.100.9-1.100 1.700M12 16.800v.01',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6zM12 3.500v2.300M12 18.200v2.300M3.500 12h2.300M18.200 12h2.300M6 6l1.600 1.600M16.400 16.400L18 18M18 6l-1.600 1.600M7.600 16.400L6 18',
  'sign-out': 'M14 4.500H5.500v15H14M10 12h10.500M16.500 8l4 4-4 4',
  lock: 'M6 10.500h12v9.500H6zM8.500 10.500V7.500a3.500 3.500 0 017 0v3',
  shield: 'M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z',
  horn: 'M4 10v4h3l9 4.500V5.500L7 10zM16 9.500a3 3 0 010 5M7.500 14l1.500 6h2.500',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 000 12h3',
} as const

const LINE_WIDTH = 1.8
/** Dots are lines without a length: as wide as their line. */
const DOT_WIDTH = 3.4

export type IconName = keyof typeof SHAPES

/** A drawing beside or inside something that has words; hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? DOT_WIDTH : LINE_WIDTH}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
