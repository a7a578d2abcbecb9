import type { ReactNode } from 'react';
import { CampaignComposer } from './CampaignComposer.tsx';
import { ChannelStack } from './ChannelStack.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EventsChart } from './EventsChart.tsx';
import { EventTrigger } from './EventTrigger.tsx';
import { Funnel } from './Funnel.tsx';
import { InboxPlacement } from './InboxPlacement.tsx';
import { JourneyCanvas } from './JourneyCanvas.tsx';
import { OpensByHour } from './OpensByHour.tsx';
import { PageVisits } from './PageVisits.tsx';
import { PersonalMessages } from './PersonalMessages.tsx';
import { Receipt } from './Receipt.tsx';
import { RequestSample } from './RequestSample.tsx';
import { ResendCard } from './ResendCard.tsx';
import { StepPalette } from './StepPalette.tsx';
import { TemplateEditor } from './TemplateEditor.tsx';
import { UsageWeek } from './UsageWeek.tsx';

export type PictureName = keyof typeof pictures;

/** A picture of the product, by the name that content gives it. */
export function ProductPicture({ name }: { name: PictureName }) {
  return pictures[name];
}

const pictures = {
  channels: <ChannelStack />,
  composer: <CampaignComposer />,
  editor: <TemplateEditor />,
  events: <EventsChart />,
  funnel: <Funnel />,
  journey: <JourneyCanvas />,
  log: <DeliveryLog />,
  opens: <OpensByHour />,
  palette: <StepPalette />,
  personal: <PersonalMessages />,
  placement: <InboxPlacement />,
  receipt: <Receipt />,
  request: <RequestSample />,
  resend: <ResendCard />,
  trigger: <EventTrigger />,
  visits: <PageVisits />,
  week: <UsageWeek />,
} satisfies Record<string, ReactNode>;
