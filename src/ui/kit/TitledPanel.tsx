import { type ReactNode, useId } from 'react';
import { HeadingRow } from './HeadingRow';
import { Panel } from './Panel';
import { Stack } from './Stack';

interface TitledPanelProps {
  readonly title: string;
  /** Shown beside the title. */
  readonly actions?: ReactNode;
  readonly space?: 'tight';
  readonly children: ReactNode;
}

/** A panel that is a region, named by its heading. */
export const TitledPanel = ({ title, actions, space, children }: TitledPanelProps) => {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Panel labelledBy={id}>
      <Stack space={space}>
        {actions === undefined ? heading : <HeadingRow actions={actions}>{heading}</HeadingRow>}
        {children}
      </Stack>
    </Panel>
  );
};
