blurb-capone = Dirty money by night, honest shops by day. The first million makes the new boss of the city.
