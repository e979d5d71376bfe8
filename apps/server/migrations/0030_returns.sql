-- What was sent back of a payment is looked up by the payment, in the list of those that nothing waited for and when one is disputed.
create index payment_request_of_session on payment_request (session_id) where session_id is not null;
create index money_movement_of_session on money_movement (session_id) where session_id is not null;
