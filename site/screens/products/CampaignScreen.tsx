import { CampaignSpread } from '../../pictures/campaign/CampaignSpread.tsx';
import styles from '../../pictures/campaign/campaign-spread.module.css';
import { FirstDay } from '../../pictures/campaign/FirstDay.tsx';
import { LiveInbox } from '../../pictures/campaign/LiveInbox.tsx';
import { PersonalMessages } from '../../pictures/campaign/PersonalMessages.tsx';
import { ResendCard } from '../../pictures/campaign/ResendCard.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

/** The product page of campaigns. */
export function CampaignScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centerpiece={<CampaignSpread />}
      heroClass={styles.hero}
      pictures={pictures}
    />
  );
}

const pictures = {
  inbox: <LiveInbox />,
  opens: <FirstDay />,
  personal: <PersonalMessages />,
  resend: <ResendCard />,
};
