-- Each notification has the key of its definition in the domain: its topic, its mail and whether it is a chat message no longer hang on
-- the sentence that tells it. Sentences of before, and those of a program that still runs beside this table while processes are replaced,
-- are read here and nowhere else. One that nobody knows is sorted under the account.
create function notification_key(type text, title text) returns text language sql immutable as $$
  select case split_part(title, U&' \00AB\202F', 1)
    when 'Vous avez reçu un nouveau message.' then 'NEW_MESSAGE'
    when 'Votre candidature n''a pas été retenue.' then 'CANDIDATE_REFUSED'
    when 'Le candidat a retiré sa candidature.' then 'CANDIDATE_WITHDREW'
    when 'La mission à laquelle vous avez postulé a été modifiée.' then 'MISSION_EDITED'
    when 'La mission à laquelle vous avez postulé a trouvé preneur.' then 'MISSION_FILLED'
    when 'L''offre d''emploi à laquelle vous avez postulé est pourvue.' then 'JOB_FILLED'
    when 'Une nouvelle proposition de prix vous est faite.' then 'PRICE_NEW'
    when 'La mission a été modifiée depuis votre proposition. Confirmez votre prix.' then 'PRICE_TO_CONFIRM'
    when 'Le candidat confirme son prix après la modification de la mission.' then 'PRICE_CONFIRMED'
    when 'Vous êtes invité à postuler à cette mission.' then 'INVITED'
    when 'Le candidat déclare la mission livrée. Terminez-la ou contestez-la sous 14 jours.' then 'MISSION_DELIVERED'
    when 'La mission livrée attend votre réponse. Sans réponse, elle se terminera automatiquement.' then 'END_REMINDER'
    when 'Sans réponse de votre part, la mission s''est terminée automatiquement.' then 'MISSION_ENDED_BY_ITSELF'
    when 'La mission est contestée. Notre équipe va se prononcer.' then 'MISSION_CONTESTED'
    when 'L''autre partie retire sa contestation. La mission suit son cours.' then 'CONTEST_WITHDRAWN'
    when 'La contestation est tranchée. La mission continue.' then 'SETTLED_CONTINUE'
    when 'La contestation est tranchée. Les fonds reviennent au candidat.' then 'SETTLED_RELEASE'
    when 'La contestation est tranchée. Les fonds reviennent au créateur de la mission.' then 'SETTLED_REFUND'
    when 'La contestation est tranchée. Les fonds sont partagés.' then 'SETTLED_SPLIT'
    when 'La contestation est tranchée. La mission est terminée.' then 'SETTLED_DONE'
    when 'La contestation est tranchée. La mission est annulée.' then 'SETTLED_CLOSED'
    when 'Une recommandation vous attend. Écrivez la vôtre pour la lire.' then 'REVIEW_AWAITS'
    when 'Les recommandations de la mission sont ouvertes.' then 'REVIEWS_OPEN'
    when 'Vous avez reçu une recommandation.' then 'REVIEW_RECEIVED'
    when 'Une réponse est faite à votre recommandation.' then 'REVIEW_REPLIED'
    when 'Le dépôt des fonds est ouvert : le compte de paiement est prêt.' then 'PAYEE_READY'
    when 'Les fonds sont déposés. La mission peut commencer.' then 'FUNDS_DEPOSITED'
    when 'Votre paiement est arrivé trop tard ou ne correspondait plus. Il vous est rendu.' then 'DEPOSIT_RETURNED'
    when 'L''autre partie demande l''annulation du dépôt de fonds. Elle attend votre accord.' then 'CANCEL_ASKED'
    when 'Le dépôt de fonds est annulé et la mission prend fin.' then 'DEPOSIT_CANCELLED'
    when 'La durée maximale de conservation des fonds est atteinte. Ils reviennent au créateur.' then 'HOLD_EXPIRED'
    when 'Les fonds de la mission vous sont versés.' then 'FUNDS_RELEASED'
    when 'Les fonds de la mission sont versés au candidat.' then 'FUNDS_LEFT'
    when 'Les fonds n''ont pas pu être versés à temps. Ils reviennent au créateur de la mission.' then 'PAYOUT_EXPIRED'
    when 'Notre équipe a décidé à qui reviennent les fonds de la mission.' then 'REST_SETTLED'
    when 'Le paiement de la mission est contesté auprès de la banque. Les fonds sont gelés.' then 'CHARGEBACK_OPENED'
    when 'La banque a rejeté la contestation du paiement. La mission suit son cours.' then 'CHARGEBACK_WON'
    when 'La banque a remboursé le dépôt au titulaire de la carte. La mission prend fin.' then 'CHARGEBACK_LOST'
    when 'La banque a repris une partie du dépôt. Le reste demeure consacré à la mission.' then 'CHARGEBACK_PARTLY_LOST'
    when 'La banque a rendu le dépôt qu’elle avait repris.' then 'CHARGEBACK_REVERSED'
    when 'Une facture vous est adressée.' then 'INVOICE_ISSUED'
    when 'Une facture qui vous a été adressée est annulée par un avoir.' then 'INVOICE_CREDITED'
    when 'Indiquez vos coordonnées de facturation pour recevoir la facture des frais Basoche.' then 'BILLING_DETAILS_AWAITED'
    when 'La facture des frais Basoche est disponible.' then 'FEE_INVOICED'
    when 'L''avoir des frais Basoche est disponible.' then 'FEE_CREDITED'
    when 'Votre signalement a été examiné. Des mesures ont été prises.' then 'REPORT_LED_TO_MEASURES'
    when 'Votre signalement a été examiné. Aucun manquement n''a été constaté.' then 'REPORT_LED_TO_NOTHING'
    when 'Une mesure a été prise au sujet de votre compte. Lisez pourquoi, et comment la contester.' then 'MEASURE_TAKEN'
    when 'Votre recours a été examiné. La décision est maintenue.' then 'APPEAL_UPHELD'
    when 'Votre recours a été examiné. La décision est revue.' then 'APPEAL_REVERSED'
    when 'Une décision qui vous concerne a été revue après un recours.' then 'DECISION_REVISED'
    when 'Notre équipe a ouvert cet échange pour s''assurer du respect des règles.' then 'READ_FOR_REPORT'
    when 'Notre équipe a ouvert cet échange pour trancher la contestation.' then 'READ_FOR_DISPUTE'
    when 'Votre profil est vérifié.' then 'VERIFICATION_ACCEPTED'
    when 'Vos justificatifs n''ont pas été acceptés. Lisez pourquoi et envoyez-les de nouveau.' then 'VERIFICATION_REFUSED'
    when 'Un document est à renvoyer pour votre vérification. Lisez lequel et pourquoi.' then 'VERIFICATION_RETURNED'
    when 'Votre mission est masquée par la modération. Lisez pourquoi.' then 'MISSION_HIDDEN'
    when 'Votre mission est rétablie.' then 'MISSION_RESTORED'
    when 'Votre mission reste masquée après un nouvel examen.' then 'MISSION_STAYS_HIDDEN'
    when 'Votre offre d''emploi est masquée par la modération. Lisez pourquoi.' then 'JOB_HIDDEN'
    when 'Votre offre d''emploi est rétablie.' then 'JOB_RESTORED'
    when 'Votre offre d''emploi reste masquée après un nouvel examen.' then 'JOB_STAYS_HIDDEN'
    else case type when 'NEW_MESSAGE' then 'OTHER' else type end
  end
$$;
alter table notification add column key text;
update notification set key = notification_key(type, title);
alter table notification alter column key set not null;

-- A program of before gives no key.
create function fill_notification_key() returns trigger language plpgsql as $$
begin
  new.key := notification_key(new.type, new.title);
  return new;
end
$$;
create trigger notification_without_key before insert on notification
  for each row when (new.key is null) execute function fill_notification_key();
