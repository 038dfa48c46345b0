import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** Draws a part with its props; the props are what JSON can say. */
export type Draw = <Props extends object>(part: ComponentType<Props>, props: Props) => ReactNode

/** Who draws such parts: whoever has none given draws them itself, each time. */
export const DrawContext = createContext<Draw>((Part, props) => <Part {...props} />)

/**
 * A part that stands on many pages, always the same for the same props: the server draws it once and
 * keeps it. It holds no ids of React's, and looks at nothing but its props.
 */
export function DrawnOnce<Props extends object>({
  part,
  props,
}: {
  part: ComponentType<Props>
  props: Props
}) {
  return use(DrawContext)(part, props)
}
