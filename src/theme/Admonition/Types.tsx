import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import {Callout, type CalloutKind} from '@site/src/components/Callout';

const typeOf = (kind: CalloutKind) =>
  function AdmonitionType({title, id, className, children}: Props): ReactNode {
    return (
      <Callout kind={kind} title={title} id={id} className={className}>
        {children}
      </Callout>
    );
  };

/** The four callouts of the site, and the names that parts of the theme use for them. */
export default {
  note: typeOf('note'),
  tip: typeOf('tip'),
  warning: typeOf('warning'),
  danger: typeOf('danger'),
  info: typeOf('note'),
  caution: typeOf('warning'),
};
