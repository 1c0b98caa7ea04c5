import { useId } from 'react';
import type { Elements } from '../kit/Elements';
import { Stack } from '../kit/Stack';

interface PanelSectionProps {
  readonly title: string;
  readonly children: Elements;
}

/** A part of the development panel, named by its heading. */
export const PanelSection = ({ title, children }: PanelSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack space="tight">
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </section>
  );
};
