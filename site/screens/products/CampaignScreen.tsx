import { CampaignSpread } from '../../components/compositions/CampaignSpread.tsx';
import styles from '../../components/compositions/campaign-spread.module.css';
import { FirstDay } from '../../components/fragments/FirstDay.tsx';
import { InboxPlacement } from '../../components/fragments/InboxPlacement.tsx';
import { PersonalMessages } from '../../components/fragments/PersonalMessages.tsx';
import { ResendCard } from '../../components/fragments/ResendCard.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

export function CampaignScreen(props: ProductProps<keyof typeof pictures>) {
  return (
    <ProductScreen
      {...props}
      centrepiece={<CampaignSpread />}
      heroClass={styles.hero}
      pictures={pictures}
    />
  );
}

const pictures = {
  opens: <FirstDay />,
  personal: <PersonalMessages />,
  placement: <InboxPlacement />,
  resend: <ResendCard />,
};
