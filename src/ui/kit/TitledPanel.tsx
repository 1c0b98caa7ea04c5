import { type ReactNode, type Ref, useId } from 'react';
import type { Elements } from './Elements';
import { HeadingRow } from './HeadingRow';
import { Panel } from './Panel';
import { Stack } from './Stack';

interface TitledPanelProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly actions?: ReactNode;
  readonly space?: 'tight';
  /** Lets a screen move the focus to the title. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: Elements;
}

/** A panel that is a region, named by its heading. */
export const TitledPanel = ({ title, actions, space, headingRef, children }: TitledPanelProps) => {
  const id = useId();
  const heading = (
    <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </h2>
  );
  return (
    <Panel labelledBy={id}>
      <Stack space={space}>
        {actions === undefined ? heading : <HeadingRow actions={actions}>{heading}</HeadingRow>}
        {children}
      </Stack>
    </Panel>
  );
};
