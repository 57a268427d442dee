import { classNames } from '#web/ui/class-names.ts'

const WIDTH = 400
const HEIGHT = 150
/** Room at both ends for half a name, and how far the last bubble stands above the first. */
const SIDE = 52
const RISE = 70
const RADIUS = 13

type Step = { key: string; name: string; state: 'done' | 'now' | 'open' }

/** First steps as bubbles that rise: filled where done, ringed where it goes on, the last one yellow. `label` says it in words. */
export function StepsDrawing({ steps, label }: { steps: readonly Step[]; label: string }) {
  const last = Math.max(steps.length - 1, 1)
  const x = (at: number) => SIDE + (at * (WIDTH - 2 * SIDE)) / last
  const y = (at: number) => HEIGHT - 46 - (at * RISE) / last
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full max-w-100 justify-self-center"
    >
      {steps.slice(1).map(({ key, state }, at) => (
        <line
          key={key}
          x1={x(at)}
          y1={y(at)}
          x2={x(at + 1)}
          y2={y(at + 1)}
          strokeWidth="2"
          strokeDasharray={state === 'done' ? undefined : '3 4'}
          className={state === 'done' ? 'stroke-primary' : 'stroke-border-control'}
        />
      ))}
      {steps.map(({ key, name, state }, at) => (
        <g key={key}>
          <circle
            cx={x(at)}
            cy={y(at)}
            r={RADIUS}
            strokeWidth="2.5"
            className={classNames(
              state === 'done'
                ? 'fill-primary stroke-primary'
                : at === last
                  ? 'fill-highlight stroke-highlight'
                  : 'fill-surface',
              state === 'now' && at !== last && 'stroke-primary',
              state === 'open' && at !== last && 'stroke-border-control',
            )}
          />
          {state === 'done' && (
            <path
              d={`M${x(at) - 5} ${y(at)}l3.5 4 6.5-8`}
              fill="none"
              strokeWidth="2.5"
              className="stroke-on-primary"
            />
          )}
          <text
            x={x(at)}
            y={y(at) + RADIUS + 22}
            textAnchor="middle"
            className={classNames(
              'text-[18px] font-semibold',
              state === 'now' ? 'fill-primary-text' : 'fill-text-secondary',
            )}
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
