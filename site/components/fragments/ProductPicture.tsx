import type { ReactNode } from 'react';
import { ChannelStack } from './ChannelStack.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventTrigger } from './EventTrigger.tsx';
import { Funnel } from './Funnel.tsx';
import { InboxPlacement } from './InboxPlacement.tsx';
import { OpensByHour } from './OpensByHour.tsx';
import { PageVisits } from './PageVisits.tsx';
import { PersonalMessages } from './PersonalMessages.tsx';
import { ResendCard } from './ResendCard.tsx';
import { StepPalette } from './StepPalette.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';

export type PictureName = keyof typeof pictures;

/** A picture of the product, by its name in the content. */
export function ProductPicture({ name }: { name: PictureName }) {
  return pictures[name];
}

const pictures = {
  channels: <ChannelStack />,
  editor: <TemplateEditor />,
  funnel: <Funnel />,
  log: <DeliveryLog />,
  opens: <OpensByHour />,
  palette: <StepPalette />,
  personal: <PersonalMessages />,
  placement: <InboxPlacement />,
  resend: <ResendCard />,
  trigger: <EventTrigger />,
  visits: <PageVisits />,
} satisfies Record<string, ReactNode>;
