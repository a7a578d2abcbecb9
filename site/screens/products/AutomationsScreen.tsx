import { ChannelStack } from '../../pictures/automations/ChannelStack.tsx';
import { EventTrigger } from '../../pictures/automations/EventTrigger.tsx';
import { StepPalette } from '../../pictures/automations/StepPalette.tsx';
import { WeekInMotion } from '../../pictures/automations/week/WeekInMotion.tsx';
import { PlayableJourney } from '../../sections/PlayableJourney.tsx';
import styles from '../../sections/playable-journey.module.css';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

/** The product page of automations. */
export function AutomationsScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      heroClass={styles.hero}
      journey={<PlayableJourney />}
      pictures={pictures}
    />
  );
}

const pictures = {
  channels: <ChannelStack />,
  palette: <StepPalette />,
  trigger: <EventTrigger />,
  week: <WeekInMotion />,
};
