import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';
import {drawingOf} from './drawingOf.ts';

/** Inlines a drawing in the text colour, which serves both modes, instead of an image. */
export default function ThemedImageWrapper(props: Props): ReactNode {
  const {sources, alt, className, width, height} = props;
  const drawing = sources.light === sources.dark ? drawingOf(sources.light) : undefined;
  return drawing ? (
    <svg
      {...(alt ? {role: 'img', 'aria-label': alt} : {'aria-hidden': true})}
      className={className}
      width={width}
      height={height}
      viewBox={drawing.viewBox}
      dangerouslySetInnerHTML={{__html: drawing.markup}}
    />
  ) : (
    <ThemedImage {...props} />
  );
}
